/** A made-up city map, stitched like the other drawings; a placeholder until the real map is opened. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 1256 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="map-park" d="M150 24h130v74H150zM800 30h104v96H800zM440 152h90v58h-90zM1010 150h120v60h-120z" />
      <path className="map-river" d="M-20 30C90 60 60 190 240 208S520 268 720 238 900 150 1010 96 1110 40 1280 52" />
      <path className="map-lake" d="M706 -10C690 40 740 66 716 118" />
      <path
        className="map-road"
        d="M-20 124C200 96 420 140 640 120S1020 20 1276 130M330 -10C360 90 340 150 400 270M560 -10C600 70 540 140 590 270M960 -10C930 90 1000 160 960 270M-20 232C80 190 120 120 110 -10M1180 -10V270M330 60H700"
      />
    </svg>
  )
}
