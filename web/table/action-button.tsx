import { useWork } from '../session/use-work.ts'
import { toast } from '../ui/toast.tsx'

type ActionButtonProps = {
  label: string
  /** The accessible name: the label plus the row's name. */
  name: string
  /** The success message. */
  done: string
  act: () => Promise<unknown>
  onDone: () => void
}

/** A button for an action on a row. Failures are shown as a toast. */
export function ActionButton({ label, name, done, act, onDone }: ActionButtonProps) {
  const { isBusy, run } = useWork()

  const press = async () => {
    await act()
    toast(done)
    onDone()
  }

  return (
    <button
      type="button"
      className="button button-small"
      aria-label={name}
      // Not `disabled`, because that would lose the focus.
      aria-disabled={isBusy}
      onClick={() => void run(press)}
    >
      {isBusy && <span className="spinner" />}
      {label}
    </button>
  )
}
