import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { activityCalls } from './overview/activity-calls.ts'
import { announcementCalls } from './announcements/announcement-calls.ts'
import { courseLearnerCalls } from './learners/learner-calls.ts'
import { folderCalls } from './course-folder/folder-calls.ts'
import { inviteCalls } from './courses/invite-calls.ts'
import { overviewCalls } from './overview/overview-calls.ts'
import { reviewCalls } from './courses/review-calls.ts'
import { stopMailsCall } from './announcements/stop-mails.ts'
import { teachCalls } from './courses/teach-calls.ts'

export function calls(deps: Deps): HandlersOf<'teaching'> {
  return {
    ...courseLearnerCalls(deps),
    ...announcementCalls(deps),
    ...stopMailsCall(deps),
    ...activityCalls(deps),
    ...overviewCalls(deps),
    ...folderCalls(deps),
    ...teachCalls(deps),
    ...reviewCalls(deps),
    ...inviteCalls(deps),
  }
}
