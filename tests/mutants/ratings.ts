import type { Mutant } from './mutant.ts'

export const ratings: Mutant[] = [
  {
    file: 'server/modules/catalogue/ratings/rating-calls.ts',
    find: "if (access !== 'paid') throw notBought(access)",
    replace: '',
    tests: ['ratings'],
    breaks: 'people rate what they have not bought',
  },
  {
    file: 'server/modules/catalogue/ratings/rating-calls.ts',
    find: 'if (!(await isBegun(db, caller.userId, product))) {',
    replace: 'if (!id) {',
    tests: ['ratings'],
    breaks: 'a course is rated before a lesson was finished',
  },
  {
    file: 'server/modules/catalogue/ratings/rating-calls.ts',
    find: "isNull(ratings.hiddenAt), ne(ratings.text, '')",
    replace: "ne(ratings.text, '')",
    tests: ['ratings'],
    breaks: 'a hidden rating is quoted',
  },
  {
    file: 'server/modules/catalogue/ratings/rating-calls.ts',
    find: 'await (rating.hiddenAt',
    replace: 'await (!rating.id',
    tests: ['ratings'],
    breaks: 'deleting a hidden rating and writing it again shows it',
  },
  {
    file: 'server/modules/catalogue/ratings/rating-calls.ts',
    find: 'set: { stars, text, deletedAt: null }',
    replace: 'set: { stars, text, deletedAt: null, hiddenAt: null }',
    tests: ['ratings'],
    breaks: 'changing a hidden rating shows it again',
  },
  {
    file: 'server/modules/catalogue/ratings/rating-calls.ts',
    find: "if (hasLink(text)) throw invalid({ text: 'no_links' })",
    replace: '',
    tests: ['ratings'],
    breaks: 'ratings carry links',
  },
]
