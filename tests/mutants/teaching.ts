import type { Mutant } from './mutant.ts'

export const teaching: Mutant[] = [
  {
    file: 'server/modules/catalogue/content/teacher-rule.ts',
    find: 'instructors.user_id = ${userId} and instructors.deleted_at is null',
    replace: 'instructors.user_id is not null or ${userId} is null',
    tests: ['teachers'],
    breaks: 'any teacher changes every course',
  },
  {
    file: 'server/modules/teaching/courses/teacher-access.ts',
    find: 'if (!isOwn) throw',
    replace: 'if (false) throw',
    tests: ['teachers'],
    breaks: 'a teacher changes another teacher’s files',
  },
  {
    file: 'server/modules/catalogue/content/content-rows.ts',
    find: 'and(isNull(table.deletedAt), table.isListed && sql`${table.isListed}`)!',
    replace: 'isNull(table.deletedAt)',
    tests: ['teachers'],
    breaks: 'drafts are found and sold',
  },
  {
    file: 'server/modules/learning/lessons/require-usable.ts',
    find: 'and(inArray(files.id, named), mayName)',
    replace: 'inArray(files.id, named)',
    tests: ['teachers'],
    breaks: 'a curriculum names a file of somebody else',
  },
  {
    file: 'server/modules/catalogue/content/taught-courses.ts',
    find: "if (course.reviewState === 'in_review') throw inReview()\n          await",
    replace: 'await',
    tests: ['teachers'],
    breaks: 'a course changes while it is in review',
  },
  {
    file: 'server/modules/teaching/courses/review-calls.ts',
    find: 'if (!open) throw decidedMeanwhile()',
    replace: '',
    tests: ['teachers'],
    breaks: 'two reviewers both decide',
  },
  {
    file: 'server/modules/teaching/courses/invite-calls.ts',
    find: "if (declinedAt) return 'declined'",
    replace: '',
    tests: ['teachers'],
    breaks: 'a declined invitation is still open',
  },
]
