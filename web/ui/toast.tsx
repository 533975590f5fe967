// Short notices at the top right. Any code may call toast(); root.tsx renders <Toasts />.
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react'
import { TOAST_MS, MAX_TOASTS } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { Icon, type IconName } from './icon.tsx'
import { createStore, useStore } from './store.ts'

export type Toast = {
  text: string
  /** A second line. */
  more?: string | undefined
  kind: 'success' | 'error' | 'loading'
  /** How long it stays. Null means until it is dismissed. */
  ms: number | null
  /** A button, such as Undo. Pressing it dismisses the notice. */
  action?: ToastAction | undefined
  other?: ToastAction | undefined
}
type ToastAction = { label: string; run: () => void }
type ShownToast = Toast & { id: number }

const ICONS: Record<Toast['kind'], IconName> = {
  success: 'done',
  error: 'alert',
  loading: 'loading',
}
const NONE: ShownToast[] = []

const toasts = createStore(NONE)
let lastId = 0

/** Shows a notice and returns a function that dismisses it. */
export function toast(
  text: string,
  { kind = 'success', ms = TOAST_MS.elsewhere, more, action, other }: Partial<Omit<Toast, 'text'>> = {},
) {
  const id = ++lastId
  toasts.set([...toasts.get(), { id, text, more, kind, ms, action, other }].slice(-MAX_TOASTS))
  return () => dismiss(id)
}

export function Toasts() {
  const shown = useStore(toasts, NONE)
  const layer = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id

  // Always in the page, so that screen readers announce what is added. Opened again to get above a modal dialog.
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

function Notice({ notice: { id, text, more, kind, ms, action, other } }: { notice: ShownToast }) {
  const [isPaused, setIsPaused] = useState(false)
  const msLeft = useRef(ms ?? 0)
  const isPageHidden = usePageHidden()

  // The timer, and the bar that shows it, pause while the notice is hovered or focused, or the tab is in the
  // background.
  useEffect(() => {
    if (ms === null || isPaused || isPageHidden) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismiss(id), msLeft.current)
    return () => {
      clearTimeout(timer)
      msLeft.current -= performance.now() - startedAt
    }
  }, [id, ms, isPaused, isPageHidden])

  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  return (
    <div
      className={`toast toast-${kind}`}
      data-paused={isPaused || isPageHidden || undefined}
      style={{ '--toast-ms': ms === null ? undefined : `${ms}ms` } as CSSProperties}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={ICONS[kind]} />
      <div className="toast-text">
        <p>{text}</p>
        {more && <small>{more}</small>}
      </div>
      {[action, other].map(
        (each) =>
          each && (
            <button
              key={each.label}
              type="button"
              className="button button-small"
              onClick={() => {
                dismiss(id)
                each.run()
              }}
            >
              {each.label}
            </button>
          ),
      )}
      <button type="button" className="toast-close" aria-label={m.profile_close()} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  )
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((notice) => notice.id !== id))
}
