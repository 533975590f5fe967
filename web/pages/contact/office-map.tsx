import { useState } from 'react'
import { SITE_DETAILS } from '#contract/site-details.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MapDrawing } from './map-drawing.tsx'

const FOLDED_MAP =
  'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zM15 5.764v15M9 3.236v15'

const { name, latitude, longitude } = SITE_DETAILS.capital
// Degrees from the middle to the edges.
const bounds = [longitude - 0.14, latitude - 0.07, longitude + 0.14, latitude + 0.07].map((degrees) =>
  degrees.toFixed(4),
)
const EMBED = `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik`
const PAGE = `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`

/** Only a drawing until somebody asks for the map: then it is loaded from another site. Without script it is a link. */
export function OfficeMap() {
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useHydrated()
  const city = name[getLocale()]
  if (isShown) {
    return (
      <iframe
        className="office-map"
        title={m.contact_map({ city })}
        src={EMBED}
        ref={takeFocus}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, so it cannot lift its own sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  }
  const label = (
    <>
      <Icon path={FOLDED_MAP} />
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
        <a className="button" href={PAGE} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      )}
      <small>{m.contact_map_note()}</small>
    </div>
  )
}

/** The button that had it is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
