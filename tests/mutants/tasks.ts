import type { Mutant } from './mutant.ts'

export const tasks: Mutant[] = [
  {
    file: 'server/modules/learning/tasks/draft-hand-in.ts',
    find: 'if (draft.number !== number) throw handedIn()',
    replace: '',
    tests: ['tasks'],
    breaks: 'what waited on a device is handed in as the next time',
  },
  {
    file: 'server/modules/learning/tasks/draft-hand-in.ts',
    find: 'if (draft.writtenAt && draft.writtenAt > writtenAt) return draft',
    replace: '',
    tests: ['tasks'],
    breaks: 'an older text replaces a newer one',
  },
  {
    file: 'server/modules/learning/tasks/draft-hand-in.ts',
    find: "if (attached.some(({ state }) => state !== 'ready')) {",
    replace: 'if (false) {',
    tests: ['tasks'],
    breaks: 'work is handed in without its photos',
  },
  {
    file: 'server/modules/learning/tasks/draft-hand-in.ts',
    find: 'if (last.openedAt) throw',
    replace: 'if (false) throw',
    tests: ['tasks'],
    breaks: 'work is taken back while it is graded',
  },
  {
    file: 'server/modules/learning/tasks/grading-calls.ts',
    find: '...grade, openedAt: openedBy(now()), gradedBy',
    replace: '...grade, gradedBy',
    tests: ['tasks'],
    breaks: 'work with a grade is taken back',
  },
  {
    file: 'server/modules/learning/tasks/grading-calls.ts',
    find: 'if (current === based) return',
    replace: 'return',
    tests: ['tasks'],
    breaks: 'of two graders the second overwrites the first',
  },
  {
    file: 'server/modules/learning/tasks/grading-calls.ts',
    find: 'if (points >= task.needed) await',
    replace: 'await',
    tests: ['tasks'],
    breaks: 'too few points complete a lesson',
  },
  {
    file: 'server/modules/learning/tasks/hand-in-file.ts',
    find: "and(ne(handIns.state, 'draft'), isTaughtBy(caller))",
    replace: 'isTaughtBy(caller)',
    tests: ['tasks'],
    breaks: 'teachers see drafts',
  },
  {
    file: 'server/modules/files/uploads/remove-file.ts',
    find: 'and(eq(files.id, id), isContent)',
    replace: 'eq(files.id, id)',
    tests: ['tasks'],
    breaks: 'files of handed in work are deleted',
  },
]
