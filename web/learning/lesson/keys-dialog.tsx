import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { changeSettings, useSettings } from '../../ui/device-settings.ts'
import './keys-dialog.css'

const KEYS: [keys: () => string[], text: () => string][] = [
  [() => [m.learn_key_space(), 'K'], m.learn_key_play],
  [() => ['J', 'L', '←', '→'], m.learn_key_seek],
  [() => ['↑', '↓'], m.learn_key_volume],
  [() => ['C'], m.learn_key_captions],
  [() => ['M'], m.learn_key_mute],
  [() => ['F'], m.learn_key_full],
  [() => ['N'], m.learn_key_next],
  [() => ['<', '>'], m.learn_key_speed],
  [() => ['?'], m.learn_key_list],
]

export default function KeysDialog({ close }: { close: () => void }): ReactNode {
  const { hasKeys = true } = useSettings()
  return (
    <Dialog open onClose={close} title={m.learn_keys()}>
      <div className="dialog-body">
        <dl className="learn-keys">
          {KEYS.map(([keys, text]) => (
            <div key={text()}>
              <dt className="beside">
                {keys().map((key) => (
                  <kbd className="label" key={key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{text()}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={m.learn_keys_use()}
          checked={hasKeys}
          onChange={(event) => changeSettings({ hasKeys: event.target.checked })}
        />
      </div>
    </Dialog>
  )
}
