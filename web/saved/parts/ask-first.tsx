// Asks before mobile data is used: each time if only Wi-Fi is wanted, otherwise for what is large.
import { changeSettings, readSettings, useSettings } from '../../learning/device-settings.ts'
import { size } from '../../learning/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { createStore, useStore } from '../../ui/store.ts'
import { Switch } from '../../ui/switch.tsx'
import { hasSaved, isMetered, reconsider, save, type Wanted } from '../saved.ts'

const LARGE = 50_000_000

type Asked = { items: Wanted[]; bytes: number }

const asked = createStore<Asked | null>(null)

/** `bytes` is what is still to be fetched. */
export function saveWithCare(items: Wanted[], bytes: number): void {
  const { isWifiOnly = true } = readSettings()
  if (isMetered() && (isWifiOnly || bytes > LARGE)) asked.set({ items, bytes })
  else void save(items)
}

/** Once on every page that saves. */
export function AskFirst() {
  const request = useStore(asked, null)
  const taken = size(request?.bytes ?? 0)
  const close = () => asked.set(null)
  return (
    <Dialog open={request !== null} onClose={close} title={m.saved_ask_title()}>
      <div className="dialog-body">
        <p>{m.saved_ask_text({ size: taken })}</p>
        <WifiSwitch />
      </div>
      <footer>
        <button type="button" className="button" onClick={close}>
          {m.saved_ask_later()}
        </button>
        <button
          type="button"
          className="button button-primary"
          data-first
          onClick={() => {
            if (request) void save(request.items.map((item) => ({ ...item, mayUseData: true })))
            close()
          }}
        >
          {m.saved_ask_yes({ size: taken })}
        </button>
      </footer>
    </Dialog>
  )
}

export function WifiSwitch() {
  const { isWifiOnly = true } = useSettings()
  return (
    <Switch
      label={m.saved_wifi()}
      hint={m.saved_wifi_text()}
      checked={isWifiOnly}
      onChange={(event) => {
        changeSettings({ isWifiOnly: event.target.checked })
        if (hasSaved()) void reconsider()
      }}
    />
  )
}
