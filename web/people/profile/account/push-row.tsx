import { m } from '../../../paraglide/messages.js'
import { usePush } from '../../push/use-push.ts'
import { FieldError } from '../../../ui/field.tsx'
import { ICONS } from '../profile-icons.ts'
import { SettingsRow } from '../settings-row.tsx'

export function PushRow() {
  const { status, isBusy, problem, turnOn, turnOff } = usePush()
  const isOn = status === 'on'
  const needsHomeScreen = 'standalone' in navigator && navigator.standalone === false
  const reason = status === 'blocked' ? m.push_blocked() : needsHomeScreen ? m.push_home_screen() : m.push_unsupported()
  const canChange = status === 'on' || status === 'off'
  return (
    <SettingsRow
      icon={ICONS.bell}
      title={m.push_title()}
      text={status === null || canChange ? (isOn ? `${m.push_on()} ${m.push_text()}` : m.push_text()) : reason}
    >
      {canChange && (
        <button
          type="button"
          className="button button-small"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void (isOn ? turnOff() : turnOn())}
        >
          {isOn ? m.push_turn_off() : m.push_turn_on()}
        </button>
      )}
      {problem && <FieldError text={problem} />}
    </SettingsRow>
  )
}
