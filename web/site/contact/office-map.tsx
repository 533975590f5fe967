import { useEffect, useRef, useState } from 'react'
import { OFFICE } from '#contract/site/contact-office.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'

const { name, latitude, longitude } = OFFICE.capital
// In degrees: west, south, east, north.
const bounds = [longitude - 0.14, latitude - 0.07, longitude + 0.14, latitude + 0.07].map((degrees) =>
  degrees.toFixed(4),
)
const MAP_SITE = 'https://www.openstreetmap.org'
const MAP_EMBED = `${MAP_SITE}/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik`
/** The whole world in one small picture. */
const MAP_TILE = 'https://tile.openstreetmap.org/0/0/0.png'
const MAP_LINK = `${MAP_SITE}/#map=12/${latitude}/${longitude}`

/** The map covers a drawn one, which shows if the map can't be reached. */
export function OfficeMap() {
  const { isReachable, probe } = useReachable()
  const city = name[getLocale()]
  return (
    <div className="office-map stack">
      <MapDrawing />
      <a className="button" href={MAP_LINK} target="_blank" rel="noopener noreferrer">
        <Icon name="map" />
        {m.contact_map_show({ city })}
      </a>
      <iframe
        className="fill"
        data-waiting={!isReachable || undefined}
        title={m.contact_map({ city })}
        src={MAP_EMBED}
        loading="lazy"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so it cannot remove its own sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
      {probe}
    </div>
  )
}

/** A page can't detect a failed cross-origin frame, so an image from the same map server is used as a probe. */
function useReachable() {
  const [isReachable, setIsReachable] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // The image may have loaded before hydration.
  useEffect(() => {
    if (image.current?.naturalWidth) setIsReachable(true)
  }, [])

  const probe = (
    <img ref={image} src={MAP_TILE} alt="" width={1} height={1} loading="lazy" onLoad={() => setIsReachable(true)} />
  )
  return { isReachable, probe }
}

/** A made-up city map, stitched like the other drawings, as a placeholder until the real map is opened. */
function MapDrawing() {
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
