import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePush } from './use-push.ts'
import './push-offer.css'

/**
 * Offers notifications where they would be useful, and turns them off again. Shows nothing in a browser that doesn't
 * support them.
 */
export default function PushOffer({ question }: { question: string }) {
  const { status, isBusy, problem, turnOn, turnOff } = usePush()
  if (status === null || status === 'unsupported') return null
  const isOn = status === 'on'
  return (
    <div className="push-offer cluster">
      <Icon name="bell" />
      <p role="status">{status === 'blocked' ? m.push_blocked() : isOn ? m.push_on() : question}</p>
      {status !== 'blocked' && (
        <button
          type="button"
          className="button button-small"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void (isOn ? turnOff() : turnOn())}
        >
          {isBusy && <span className="spinner" />}
          {isOn ? m.push_turn_off() : m.push_turn_on()}
        </button>
      )}
      {problem && <FieldError text={problem} />}
    </div>
  )
}
