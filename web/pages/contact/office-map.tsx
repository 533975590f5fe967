import { useState } from 'react'
import { SITE_DETAILS } from '#contract/site-details.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MapDrawing } from './map-drawing.tsx'

const { name, latitude, longitude } = SITE_DETAILS.capital
// In degrees: west, south, east, north.
const bounds = [longitude - 0.14, latitude - 0.07, longitude + 0.14, latitude + 0.07].map((degrees) =>
  degrees.toFixed(4),
)
const MAP_EMBED = `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik`
const MAP_LINK = `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`

/** The map comes from another site, so it loads only on request. Without JavaScript the button is a link. */
export function OfficeMap() {
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useHydrated()
  const city = name[getLocale()]
  if (isShown) {
    return (
      <iframe
        className="office-map"
        title={m.contact_map({ city })}
        src={MAP_EMBED}
        ref={takeFocus}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so it cannot remove its own sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  }
  const label = (
    <>
      <Icon name="map" />
      {m.contact_map_show({ city })}
    </>
  )
  return (
    <div className="office-map">
      <MapDrawing />
      {isHydrated ? (
        <button type="button" className="button" onClick={() => setIsShown(true)}>
          {label}
        </button>
      ) : (
        <a className="button" href={MAP_LINK} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      )}
      <small>{m.contact_map_note()}</small>
    </div>
  )
}

/** The button that had the focus is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
