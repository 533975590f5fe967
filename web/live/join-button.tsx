import { Icon } from '../ui/icon.tsx'
import { useJoin } from './use-join.ts'
import { useZone } from './zones.ts'

type JoinButtonProps = { session: string; className: string; label: string; name?: string }

/** Opens the room of a class, from outside its page. A refusal is shown as a toast. */
export function JoinButton({ session, className, label, name }: JoinButtonProps) {
  const { isBusy, join } = useJoin(session, useZone(), { isBeside: false })
  return (
    <button type="button" className={className} aria-label={name} disabled={isBusy} onClick={() => void join()}>
      {isBusy ? <span className="spinner" /> : <Icon name="video" />}
      {label}
    </button>
  )
}
