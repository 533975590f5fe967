import type { Mutant } from './mutant.ts'

export const policies: Mutant[] = [
  {
    file: 'server/modules/orders/policies/policy-calls.ts',
    find: 'if (revision !== undefined && revision !== before.version) {',
    replace: 'if (revision === -1) {',
    tests: ['policies'],
    breaks: 'a save from an outdated version replaces a newer one',
  },
  {
    file: 'server/modules/orders/policies/policy-calls.ts',
    find: 'if (!Object.keys(difference).length) return',
    replace: '',
    tests: ['policies'],
    breaks: 'an unchanged text becomes a new version',
  },
  {
    file: 'server/modules/orders/policies/policy-calls.ts',
    find: '      await Promise.all([texts.lessonHtml(body.textEn), texts.lessonHtml(body.textBn)])\n',
    replace: '',
    tests: ['policies'],
    breaks: 'a policy that cannot be shown comes into force',
  },
]
