import { useState } from 'react'
import { explain } from '../../session/explain.ts'
import { toast } from '../../ui/toast.tsx'

type ActionButtonProps = {
  label: string
  /** The label, and what it is about. */
  name: string
  /** Said when it is done. */
  done: string
  act: () => Promise<unknown>
  onDone: () => void
}

/** A call that a row offers; a failed one says why. */
export function ActionButton({ label, name, done, act, onDone }: ActionButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await act()
      toast(done)
      onDone()
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <button
      type="button"
      className="button button-small"
      aria-label={name}
      // Not disabled, which would take the focus away.
      aria-disabled={isBusy}
      onClick={() => void press()}
    >
      {isBusy && <span className="spinner" />}
      {label}
    </button>
  )
}
