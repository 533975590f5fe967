import type { AreaAccess, Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { bookFileCalls } from './reading/book-file-calls.ts'
import { certificateCalls } from './certificates/certificate-calls.ts'
import { certificateRecords } from './certificates/certificate-records.ts'
import { copyCalls } from './reading/copy-calls.ts'
import { discussionCalls } from './discussions/discussion-calls.ts'
import { draftCalls } from './lessons/draft-calls.ts'
import { gradingCalls } from './tasks/grading-calls.ts'
import { guardianCalls } from './guardians/guardian-calls.ts'
import { guardianLinkCall } from './guardians/guardian-links.ts'
import { learnCalls } from './lessons/learn-calls.ts'
import { markCalls } from './reading/mark-calls.ts'
import { noteCalls } from './lessons/note-calls.ts'
import { placeCalls } from './lessons/place-calls.ts'
import { previewCalls } from './lessons/preview-calls.ts'
import { questionCalls } from './discussions/question-calls.ts'
import { quizCalls } from './quizzes/quiz-calls.ts'
import { readCalls } from './reading/read-calls.ts'
import { savingCalls } from './saving/saving-calls.ts'
import { taskCalls } from './tasks/task-calls.ts'
import { waitingDiscussion } from './discussions/waiting-discussion.ts'

export function calls(deps: Deps, access: AreaAccess): HandlersOf<'learning'> {
  return {
    ...guardianCalls(deps),
    ...guardianLinkCall(deps),
    ...learnCalls(deps),
    ...placeCalls(deps, access.learner),
    ...noteCalls(deps, access.learner),
    ...quizCalls(deps),
    ...taskCalls(deps),
    ...gradingCalls(deps),
    ...certificateCalls(deps),
    ...certificateRecords(deps),
    ...questionCalls(deps, access.learner),
    ...discussionCalls(deps, access.learner),
    ...waitingDiscussion(deps),
    ...readCalls(deps),
    ...savingCalls(deps),
    ...markCalls(deps, access.learner),
    ...copyCalls(deps),
    ...bookFileCalls(deps),
    ...draftCalls(deps),
    ...previewCalls(deps),
  }
}
