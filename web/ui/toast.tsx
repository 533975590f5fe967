// Short notices at the top right. Any code may call toast(); the page that wants them seen draws <Toasts />.
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { TOAST_MS, TOASTS_KEPT } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { Icon, type IconName } from './icon.tsx'
import { createStore, useStore } from './store.ts'

export type Toast = {
  text: string
  /** A second line, where the first does not say all. */
  more?: string | undefined
  kind: 'success' | 'error' | 'loading'
  /** How long it stays; null until it is dismissed. */
  ms: number | null
}
type Kept = Toast & { id: number }

const ICONS: Record<Toast['kind'], IconName> = {
  success: 'done',
  error: 'alert',
  loading: 'loading',
}
const NONE: Kept[] = []

const toasts = createStore(NONE)
let made = 0

/** Shows a notice and answers how to take it back. */
export function toast(
  text: string,
  { kind = 'success', ms = TOAST_MS.elsewhere, more }: Partial<Omit<Toast, 'text'>> = {},
) {
  const id = ++made
  toasts.set([...toasts.get(), { id, text, more, kind, ms }].slice(-TOASTS_KEPT))
  return () => dismiss(id)
}

export function Toasts() {
  const shown = useStore(toasts, NONE)
  const layer = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id

  // Always there, so that what comes into it is heard. Shown anew where a dialog was opened over it meanwhile.
  useEffect(() => {
    const element = layer.current
    if (!element) return
    if (newest && document.querySelector('dialog:modal')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [newest])

  return (
    <div className="toasts" popover="manual" role="status" ref={layer}>
      {shown.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function Notice({ notice: { id, text, more, kind, ms } }: { notice: Kept }) {
  const [held, setHeld] = useState(false)
  const left = useRef(ms ?? 0)

  // The time stands still while the notice is pointed at or has the focus, and so does the bar that shows it.
  useEffect(() => {
    if (ms === null || held) return
    const began = performance.now()
    const timer = setTimeout(() => dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [id, ms, held])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={`toast toast-${kind}`}
      data-held={held || undefined}
      style={{ '--toast-ms': ms === null ? undefined : `${ms}ms` } as CSSProperties}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={ICONS[kind]} />
      <div className="toast-text">
        <p>{text}</p>
        {more && <small>{more}</small>}
      </div>
      <button type="button" aria-label={m.profile_close()} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((notice) => notice.id !== id))
}
