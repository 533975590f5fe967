import type { Mutant } from './mutant.ts'

export const reading: Mutant[] = [
  {
    file: 'server/modules/learning/reading/sample.ts',
    find: ', MAX_SAMPLE.PDF, pdf.pages)',
    replace: ', pdf.pages)',
    tests: ['reading'],
    breaks: 'a sample has as many pages as its form says',
  },
  {
    file: 'server/modules/learning/reading/sample.ts',
    find: 'page !== null && page <= pages',
    replace: 'page !== null',
    tests: ['reading'],
    breaks: 'recordings of later pages belong to the sample',
  },
  {
    file: 'server/modules/learning/reading/sample.ts',
    find: '    left -= open\n',
    replace: '',
    tests: ['reading'],
    breaks: 'a sample has five minutes of every recording',
  },
  {
    file: 'server/modules/learning/reading/mark-calls.ts',
    find: 'setWhere: own!',
    replace: 'setWhere: eq(marks.bookId, book)',
    tests: ['reading'],
    breaks: 'a reader overwrites another reader’s note',
  },
  {
    file: 'server/modules/learning/reading/mark-calls.ts',
    find: 'ne(marks.id, id))\n          if (text === null)',
    replace: "ne(marks.id, id))\n          if (text === '')",
    tests: ['reading'],
    breaks: 'two devices bookmark one page twice',
  },
  {
    file: 'server/modules/learning/reading/mark-calls.ts',
    find: '.where(and(eq(marks.id, id), eq(marks.userId, caller.userId)))',
    replace: '.where(eq(marks.id, id))',
    tests: ['reading'],
    breaks: 'a reader deletes another reader’s bookmark',
  },
  {
    file: 'server/modules/learning/reading/copy-calls.ts',
    find: 'if (known?.readyAt || isWorking) return known',
    replace: 'if (known?.readyAt) return known',
    tests: ['personal-copies'],
    breaks: 'asking twice makes two personal copies',
  },
  {
    file: 'server/modules/learning/reading/copy-calls.ts',
    find: 'today >= PERSONAL_COPIES_A_DAY',
    replace: 'today > PERSONAL_COPIES_A_DAY',
    tests: ['personal-copies'],
    breaks: 'a day has one personal copy more than allowed',
  },
  {
    file: 'server/modules/learning/streaming/check-grant.ts',
    find: "copy?.state === 'paid' && copy.copy.userId === userId",
    replace: 'copy?.copy.userId === userId',
    tests: ['personal-copies'],
    breaks: 'a personal copy opens after its refund',
  },
]
