// Removing with Undo: the bytes are kept until the notice is gone, so that Undo doesn't fetch anything again.
import { TOAST_MS } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { digits } from '../../../ui/numbers.ts'
import { createStore, useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast.tsx'
import { remove, useSaved, type SavedItem } from '../saved.ts'

const NONE: ReadonlySet<string> = new Set()
const leaving = createStore(NONE)

/** All items of the signed-in person, except those about to be removed. Null until known. */
export function useShown(): SavedItem[] | null {
  const items = useSaved()
  const gone = useStore(leaving, NONE)
  return items && items.filter(({ item }) => !gone.has(item))
}

export function removeWithUndo(items: SavedItem[]): void {
  const ids = items.map(({ item }) => item)
  const change = (isLeaving: boolean) => {
    const others = [...leaving.get()].filter((id) => !ids.includes(id))
    leaving.set(new Set(isLeaving ? [...others, ...ids] : others))
  }
  const finish = async () => {
    stop()
    await remove(ids).finally(() => change(false))
  }
  const timer = setTimeout(() => void finish(), TOAST_MS.elsewhere)
  const onHide = () => void finish()
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', onHide)
    dismiss()
  }
  addEventListener('pagehide', onHide)
  change(true)
  const undo = () => {
    stop()
    change(false)
  }
  const [first] = items
  const text =
    items.length === 1 ? m.saved_removed({ title: first!.title }) : m.saved_removed_some({ n: digits(items.length) })
  // Shown until the timer ends it, so that Undo is available exactly as long as it works.
  const dismiss = toast(text, { ms: null, action: { label: m.saved_undo(), run: undo } })
}
