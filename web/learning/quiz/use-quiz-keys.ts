// 1 to 9 or A to D choose, Enter goes forward, and Backspace goes back, unless the focus is where a key means something
// else.
import { useEffect } from 'react'
import { useSettings } from '../../ui/device-settings.ts'
import { letters } from '../quiz-question/answers.ts'

const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select'
const PRESSED = 'button, a, select, summary'
const BENGALI_DIGITS = '০১২৩৪৫৬৭৮৯'

type KeysOptions = { choose: (index: number) => void; goOn: () => void; goBack: () => void }

export function useQuizKeys({ choose, goOn, goBack }: KeysOptions): void {
  const { hasKeys = true } = useSettings()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
      if (event.defaultPrevented || event.repeat || isModified || target.closest('dialog')) return
      const act = (action: () => void) => {
        event.preventDefault()
        action()
      }
      if (event.key === 'Enter') return target.closest(PRESSED) ? undefined : act(goOn)
      if (!hasKeys || target.closest(TYPED)) return
      if (event.key === 'Backspace') return act(goBack)
      const index = indexOf(event)
      if (index >= 0) act(() => choose(index))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** A Bengali layout has other letters on the same keys. */
function indexOf({ key, code }: KeyboardEvent): number {
  const digit = BENGALI_DIGITS.indexOf(key)
  if (digit > 0) return digit - 1
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const named = letters().indexOf(key)
  if (named >= 0) return named
  const [, letter] = /^Key([A-L])$/.exec(code) ?? []
  return letter ? letter.codePointAt(0)! - 'A'.codePointAt(0)! : -1
}
