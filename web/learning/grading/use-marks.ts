import { MAX_MARKS } from '#contract/constants.ts'
import type { Grade, Mark } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { Say } from '../../files/uploads/use-announcer.ts'

/** Numbered marks. A new one gets the lowest free number, which is also inserted into the comment. */
export function useMarks({ marks, words }: Grade, change: (changed: Partial<Grade>) => void, say: Say) {
  return {
    add(mark: Omit<Mark, 'number'>) {
      const taken = new Set(marks.map(({ number }) => number))
      const number = Array.from({ length: MAX_MARKS }, (_, index) => index + 1).find((free) => !taken.has(free))
      if (number === undefined) return
      const gap = !words || /\s$/.test(words) ? '' : ' '
      change({ marks: [...marks, { number, ...mark }], words: `${words}${gap}(${number}) ` })
      say(m.grading_mark_set({ n: digits(number) }))
    },
    remove(number: number) {
      change({
        marks: marks.filter((mark) => mark.number !== number),
        words: words.replaceAll(new RegExp(`\\s?\\(${number}\\)`, 'g'), '').trimStart(),
      })
      say(m.grading_mark_removed({ n: digits(number) }))
    },
  }
}
