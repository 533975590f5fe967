import { useEffect } from 'react'
import type { View } from './use-view.ts'

type KeysOptions = {
  step: (by: 1 | -1) => void
  view: View
  setPoints: (points: number) => void
  returnAndOpenNext: () => void
}

/** In these fields, keys are for typing. Only Ctrl and Enter returns the work from there, too. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [popover]'

/** The keys are J and K, arrows, digits and T, plus and minus, R, and Ctrl and Enter. */
export function useGradingKeys({ step, view, setPoints, returnAndOpenNext }: KeysOptions): void {
  useEffect(() => {
    const actions: Record<string, () => void> = {
      KeyJ: () => step(1),
      KeyK: () => step(-1),
      ArrowLeft: () => view.step(-1),
      ArrowRight: () => view.step(1),
      KeyT: () => setPoints(10),
      Equal: view.larger,
      NumpadAdd: view.larger,
      Minus: view.smaller,
      NumpadSubtract: view.smaller,
      KeyR: view.rotate,
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
        event.preventDefault()
        return returnAndOpenNext()
      }
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || target.closest(FIELDS)) return
      // Matched by position on the keyboard, because a Bengali layout has other letters on the same keys.
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
      const action = digit === undefined ? actions[event.code] : () => setPoints(Number(digit))
      // Plus requires Shift on most keyboards.
      if (!action || (event.shiftKey && event.code !== 'Equal')) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
