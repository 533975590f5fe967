import { useEffect } from 'react'

/** The search box itself, between the last option and the first. */
export const NONE = -1

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

type OptionKeys = {
  input: HTMLInputElement
  count: number
  active: number
  isOpen: boolean
  setActive: (active: number) => void
  /** Opens the list, if there is anything to show. */
  open: () => void
  close: () => void
  choose: (at: number) => void
  remove: ((at: number) => void) | undefined
}

/** The keys of a combobox. Home and End move within the text until an option is chosen. */
export function useOptionKeys(keys: OptionKeys): void {
  useEffect(() => {
    const { input } = keys
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing && press(event.key, keys)) event.preventDefault()
    }
    input.addEventListener('keydown', onKeyDown)
    return () => input.removeEventListener('keydown', onKeyDown)
  })
}

/** Whether the list handled the key. */
function press(key: string, { count, active, isOpen, setActive, open, close, choose, remove }: OptionKeys): boolean {
  const by = STEPS[key]
  if (by && count > 0) {
    open()
    setActive(isOpen ? step(active, by, count) : by === 1 ? 0 : count - 1)
    return true
  }
  if (by) {
    open()
    return true
  }
  if (!isOpen) return false
  if (key === 'Escape') {
    close()
    return true
  }
  if (active === NONE) return false
  if (key === 'Enter') choose(active)
  else if (key === 'Home') setActive(0)
  else if (key === 'End') setActive(count - 1)
  else if (key === 'Delete' && remove) remove(active)
  else return false
  return true
}

function step(active: number, by: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + by + stops) % stops) - 1
}
