import type { Mutant } from './mutant.ts'

export const overview: Mutant[] = [
  {
    file: 'server/modules/teaching/overview/keep-totals.ts',
    find: 'on conflict do nothing\n    returning product_id, period, day',
    replace:
      'on conflict (user_id, product_id, period, day) do update set day = excluded.day\n    returning product_id, period, day',
    tests: ['totals-rounds'],
    breaks: 'somebody who learns on three days of a week counts three times',
  },
  {
    file: 'server/modules/teaching/overview/keep-totals.ts',
    find: 'lessons = known.lessons + excluded.lessons',
    replace: 'lessons = known.lessons',
    tests: ['totals-rounds', 'activity'],
    breaks: 'only the first lesson of a day counts',
  },
  {
    file: 'server/modules/teaching/overview/keep-totals.ts',
    find: 'n = known.n + excluded.n',
    replace: 'n = excluded.n',
    tests: ['totals-rounds'],
    breaks: 'a total forgets what was counted before',
  },
  {
    file: 'server/modules/teaching/overview/keep-totals.ts',
    find: 'if (counted < step.limit) return',
    replace: 'return',
    tests: ['overview'],
    breaks: 'changes wait for another minute if many came at once',
  },
  {
    file: 'server/modules/teaching/overview/keep-totals.ts',
    find: 'where period is null and product_id <> ${all}',
    replace: 'where period is null',
    tests: ['totals-rounds'],
    breaks: 'new people count twice',
  },
  {
    file: 'server/modules/teaching/overview/overview-calls.ts',
    find: 'figuresOf(db, range, sql`product_id in (${own})`)',
    replace: 'figuresOf(db, range, sql`product_id = ${ALL_PRODUCTS}::uuid`)',
    tests: ['overview'],
    breaks: 'a teacher sees the sales of the whole shop',
  },
  {
    file: 'server/modules/teaching/overview/ranges.ts',
    find: 'step(first, by, index - starts.length)',
    replace: 'step(first, by, index + 1 - starts.length)',
    tests: ['overview'],
    breaks: 'a time is compared with a part of itself',
  },
  {
    file: 'server/modules/dhaka.ts',
    find: 'const DHAKA_MS = 6 * 3_600_000',
    replace: 'const DHAKA_MS = 0',
    tests: ['activity', 'guardians'],
    breaks: 'a day ends at six in the morning',
  },
  {
    file: 'server/modules/teaching/overview/activity-calls.ts',
    find: 'eq(activity.userId, caller.userId),',
    replace: '',
    tests: ['activity'],
    breaks: 'everybody sees what others learned',
  },
  {
    file: 'server/modules/catalogue/search/missed-searches.ts',
    find: 'PERSONAL.test(folded) || ',
    replace: '',
    tests: ['overview'],
    breaks: 'phone numbers that were searched for are kept',
  },
]
