import { m } from '../../paraglide/messages.js'
import { Switch } from '../../ui/switch.tsx'

type StaysOpenProps = { checked: boolean; onChange: (isOn: boolean) => void }

/** Whether people can still join a batch after its first class. */
export const StaysOpen = ({ checked, onChange }: StaysOpenProps) => (
  <Switch
    label={m.hosting_stays_open()}
    hint={m.hosting_stays_open_hint()}
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
)
