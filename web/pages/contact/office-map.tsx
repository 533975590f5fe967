import { useEffect, useRef, useState } from 'react'
import { OFFICE } from '#contract/office.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import { MapDrawing } from './map-drawing.tsx'

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

/** The map lies over a drawn one, which shows when the map cannot be reached. */
export function OfficeMap() {
  const { isReachable, probe } = useReachable()
  const city = name[getLocale()]
  return (
    <div className="office-map">
      <MapDrawing />
      <a className="button" href={MAP_LINK} target="_blank" rel="noopener noreferrer">
        <Icon name="map" />
        {m.contact_map_show({ city })}
      </a>
      <iframe
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

/** A page cannot see whether a frame of another site has failed, but a picture of the same map tells. */
function useReachable() {
  const [isReachable, setIsReachable] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // It may have loaded before hydration.
  useEffect(() => {
    if (image.current?.naturalWidth) setIsReachable(true)
  }, [])

  const probe = (
    <img ref={image} src={MAP_TILE} alt="" width={1} height={1} loading="lazy" onLoad={() => setIsReachable(true)} />
  )
  return { isReachable, probe }
}
