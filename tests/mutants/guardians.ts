import type { Mutant } from './mutant.ts'

export const guardians: Mutant[] = [
  {
    file: 'server/modules/guardians/mail-fridays.ts',
    find: 'and(isNotNull(confirmedAt), isNull(endedAt), lt(mailedOn, friday))',
    replace: 'and(isNull(endedAt), lt(mailedOn, friday), isNotNull(mailedOn))',
    tests: ['guardians'],
    breaks: 'a guardian is mailed before confirming',
  },
  {
    file: 'server/modules/guardians/guardian-links.ts',
    find: '.set({ endedAt: now(), email: null })',
    replace: '.set({ endedAt: null })',
    tests: ['guardians'],
    breaks: 'a guardian cannot stop the mails',
  },
  {
    file: 'server/modules/push/send-push.ts',
    find: "if (outcome === 'gone')",
    replace: 'if (outcome !== outcome)',
    tests: ['push'],
    breaks: 'browsers that are gone are written to for ever',
  },
]
