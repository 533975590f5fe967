import type { Mutant } from './mutant.ts'

export const discussions: Mutant[] = [
  {
    file: 'server/modules/learning/discussions/discussion-calls.ts',
    find: 'if (userId !== caller.userId) throw notFound()',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'anybody deletes another person’s question',
  },
  {
    file: 'server/modules/learning/discussions/discussion-items.ts',
    find: "(found.isHidden && role !== 'admin')",
    replace: "found.text === ''",
    tests: ['lesson-questions'],
    breaks: 'a hidden question can still be answered and reported',
  },
  {
    file: 'server/modules/learning/discussions/discussion-calls.ts',
    find: 'if (!isFirst) return',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'every report is a message to the administrators',
  },
  {
    file: 'server/modules/learning/discussions/discussion-calls.ts',
    find: "await access('lesson', [item.lessonId], caller)",
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'questions under a lesson can be reported without owning it',
  },
  {
    file: 'server/modules/learning/discussions/discussion-calls.ts',
    find: 'if (isOfficial) await tx.update(lessonAnswers).set({ isOfficial: false }).where(marked)',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'a question has two official answers',
  },
  {
    file: 'server/modules/learning/discussions/discussion-calls.ts',
    find: '        await tx.delete(discussionReports).where(eq(discussionReports.itemId, id))\n',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'a hidden question stays in the list of reports',
  },
  {
    file: 'server/modules/learning/discussions/new-answers.ts',
    find: '        sql`${lessonAnswers.userId} <> ${userId}`,\n',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'the bell tells people about their own answers',
  },
  {
    file: 'server/modules/learning/discussions/tell-answer.ts',
    find: 'if (unseen) return',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'every answer is a mail to the person who asked',
  },
  {
    file: 'server/modules/learning/discussions/tell-answer.ts',
    find: 'if (asked.userId === answer.userId) return',
    replace: '',
    tests: ['lesson-questions'],
    breaks: 'answering one’s own question sends a mail',
  },
]
