import type { Mutant } from './mutant.ts'

export const guardians: Mutant[] = [
  {
    file: 'server/modules/learning/guardians/mail-fridays.ts',
    find: 'and(isNotNull(confirmedAt), isNull(endedAt), lt(mailedOn, friday))',
    replace: 'and(isNull(endedAt), lt(mailedOn, friday), isNotNull(mailedOn))',
    tests: ['guardians'],
    breaks: 'a guardian is mailed before confirming',
  },
  {
    file: 'server/modules/learning/guardians/guardian-links.ts',
    find: '.set({ endedAt: now(), email: null })',
    replace: '.set({ endedAt: null })',
    tests: ['guardians'],
    breaks: 'a guardian cannot stop the mails',
  },
  {
    file: 'server/modules/people/push/send-push.ts',
    find: "if (outcome === 'gone')",
    replace: 'if (outcome !== outcome)',
    tests: ['push'],
    breaks: 'browsers that are gone are written to for ever',
  },
  {
    file: 'server/modules/learning/guardians/guardian-rows.ts',
    find: 'if (count >= MAX_GUARDIANS)',
    replace: 'if (count > MAX_GUARDIANS)',
    tests: ['guardians'],
    breaks: 'a learner names a third guardian',
  },
  {
    file: 'server/modules/learning/guardians/mail-fridays.ts',
    find: '.set({ mailedOn: friday })',
    replace: ".set({ mailedOn: '1970-01-01' })",
    tests: ['guardians'],
    breaks: 'a guardian gets the same mail again and again',
  },
  {
    file: 'server/modules/learning/guardians/asked-by-payer.ts',
    find: 'createdAt: now(), agreedAt: null }',
    replace: 'createdAt: now(), agreedAt: now() }',
    tests: ['guardians'],
    breaks: 'whoever paid is informed before the learner agrees',
  },
  {
    file: 'server/modules/learning/guardians/week-figures.ts',
    find: 'between(activity.day, span.firstDay, span.lastDay)',
    replace: 'gt(activity.day, span.firstDay)',
    tests: ['guardians'],
    breaks: 'a mail counts days that are not of its week',
  },
]
