// Asks before mobile data is used: every time if the person only wants Wi-Fi, otherwise only for large items.
import { changeSettings, readSettings, useSettings } from '../../../ui/device-settings.ts'
import { size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../../ui/dialog.tsx'
import { createStore, useStore } from '../../../ui/store.ts'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'
import { hasSaved, isMetered, reconsider, renewLeases, save, unlessFull, type WantedItem } from '../saved.ts'

const LARGE = 50_000_000

type SaveQuestion = { items: WantedItem[]; bytes: number }

const saveQuestion = createStore<SaveQuestion | null>(null)

/** `bytes` is the number still to be fetched. */
export function saveWithCare(items: WantedItem[], bytes: number): void {
  const { isWifiOnly = true } = readSettings()
  if (isMetered() && (isWifiOnly || bytes > LARGE)) saveQuestion.set({ items, bytes })
  else void saveOrSay(items)
}

/** Shows an error if not even the request could be stored. */
export const saveOrSay = (items: WantedItem[]): Promise<void> => save(items).catch(sayFull)

/** Renews all leases together, because there is nothing to choose. */
export async function renew(): Promise<void> {
  if (!navigator.onLine) return void toast(m.saved_renew_offline(), { kind: 'error' })
  await renewLeases().catch(sayFull)
}

async function sayFull(error: unknown): Promise<void> {
  await unlessFull(error)
  toast(m.saved_full(), { kind: 'error' })
}

/** Rendered once on every page with save buttons. */
export function AskFirst() {
  const request = useStore(saveQuestion, null)
  const taken = size(request?.bytes ?? 0)
  const close = () => saveQuestion.set(null)
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
            if (request) void saveOrSay(request.items.map((item) => ({ ...item, mayUseData: true })))
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
