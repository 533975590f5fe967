// Calls about teaching, the curriculum, announcements and the overview.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { id, stopSecret } from './fields.ts'
import { byId, byCourse, paging, inserted, modified, deleted } from './shapes.ts'
import * as announcements from './teaching/announcements.ts'
import * as courseLearners from './teaching/course-learners.ts'
import * as learning from './learning/learning.ts'
import * as overview from './teaching/overview.ts'
import * as payLinks from './orders/pay-links.ts'
import * as teaching from './teaching/teaching.ts'

const bySecret = z.object({ secret: payLinks.linkSecret })

export const teachingCalls = callTable({
  'GET /myActivity': {
    summary: 'The caller’s learning days in the last 365 days, by Dhaka time. Updated every minute.',
    access: 'signedIn',
    answer: overview.myActivity,
  },
  'GET /curriculum/{course}/folder': {
    summary: 'A course as a zipped folder of Markdown files and their media. See docs/course-folder.md.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: 'zip',
  },
  'POST /courseFolder': {
    summary:
      'Adds or updates a course from a zipped course folder. Its lessons become the draft. 422 lists errors by file and line, and nothing is stored.',
    access: 'admin',
    sends: 'zip',
    answer: learning.folderImported,
  },

  // Learners of a course, and announcements to them
  'GET /course/{id}/learners': {
    summary: 'A course’s learners, newest first: first name, progress, quiz results and last visit.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    query: paging,
    answer: z.array(courseLearners.courseLearner),
    list: true,
    compressed: true,
  },
  'GET /course/{id}/completion': {
    summary: 'How many people bought a course, and how many started and finished each lesson, as of the last update.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: overview.completion,
  },
  'GET /course/{id}/progress': {
    summary: 'How many learners started, finished or stopped at each lesson of a course.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: courseLearners.courseProgress,
  },
  'GET /course/{id}/announcements': {
    summary:
      'The announcements sent to a course’s learners, the draft of the next one, and how many people it would reach.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: announcements.courseAnnouncements,
  },
  'PUT /course/{id}/announcement': {
    summary: 'Saves a draft of the next announcement.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: announcements.announcementDraft,
    answer: modified,
  },
  'POST /course/{id}/announcements': {
    summary:
      'Sends an announcement to a course’s learners, also by email to those who allow it. 409 announced_today after the first one in a day.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: announcements.announcementBody,
    answer: inserted,
  },
  'GET /live/{id}/announcements': {
    summary:
      'The announcements sent to a batch’s learners, the draft of the next one, and how many people it would reach.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: announcements.courseAnnouncements,
  },
  'PUT /live/{id}/announcement': {
    summary: 'Saves a draft of the next announcement to a batch’s learners.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: announcements.announcementDraft,
    answer: modified,
  },
  'POST /live/{id}/announcements': {
    summary:
      'Sends an announcement to a batch’s learners, also by email to those who allow it. 409 announced_today after the first one in a day.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: announcements.announcementBody,
    answer: inserted,
  },
  'GET /announcements': {
    summary: 'Announcements from the last 30 days that the caller hasn’t read, newest first.',
    access: 'signedIn',
    answer: z.array(announcements.announcement),
  },
  'GET /announcement/{id}': {
    summary: 'An announcement the caller received. Reading it marks it as read.',
    access: 'signedIn',
    params: byId,
    answer: announcements.openedAnnouncement,
  },
  'PUT /announcement/{id}/mail': {
    summary: 'Sets whether the caller gets this course’s announcements by email.',
    access: 'signedIn',
    params: byId,
    body: z.object({ isMailWanted: z.boolean() }),
    answer: modified,
  },
  'GET /stopMails/{secret}': {
    summary:
      'The course whose emails a link stops, and whether they’re still on. A POST to the link’s page stops them.',
    access: 'secret',
    by: 'secret',
    params: z.object({ secret: stopSecret }),
    answer: announcements.stoppableMails,
  },

  // Teaching
  'GET /teach': {
    summary:
      'The caller’s courses, newest first, with learners, open work and this month’s earnings, plus totals and the items that have waited longest.',
    access: 'teacher',
    answer: teaching.teaching,
  },
  'POST /teach': {
    summary:
      'Adds a draft course that the caller teaches. Only a title is required. Nobody else can find or buy it until it’s approved.',
    access: 'teacher',
    body: teaching.taughtDraft,
    answer: inserted,
  },
  'PUT /teach/{course}': {
    summary:
      'Updates the sent fields of a course that the caller teaches. Draft fields may be empty. Otherwise the same as PUT /courseUpdate/{id}.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: z.object({ course: id }),
    ifMatch: true,
    body: teaching.taughtChange,
    answer: modified,
  },
  'GET /teach/overview': {
    summary: 'The overview of the caller’s courses. A learner in two courses counts in both.',
    access: 'teacher',
    query: overview.overviewQuery,
    answer: overview.overview,
  },
  'GET /teach/{course}': {
    summary: 'A course as its teacher edits it, its review status, and what’s missing before it can be reviewed.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: teaching.ownCourse,
  },
  'POST /course/{id}/review': {
    summary:
      'Requests a review, or withdraws the request. 409 incomplete if something is missing, nothing_to_review, in_review or not_in_review.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: teaching.reviewRequest,
    answer: modified,
  },
  'GET /course/{id}/review': {
    summary: 'A course’s pending review, with what changed since the last one.',
    access: 'admin',
    params: byId,
    answer: teaching.review,
  },
  'PUT /course/{id}/review': {
    summary:
      'Approves a course or a change to it, or sends it back with a comment. 409 changed_meanwhile if someone else has already decided, or the teacher withdrew it.',
    access: 'admin',
    params: byId,
    body: teaching.reviewDecision,
    answer: modified,
  },
  'GET /reviews': {
    summary: 'Courses and changes waiting for approval, oldest first.',
    access: 'admin',
    query: paging,
    answer: z.array(teaching.listedReview),
    list: true,
  },
  'GET /instructor/{id}/account': {
    summary: 'The account that teaches as an instructor, or the open invitation to do so.',
    access: 'admin',
    params: byId,
    answer: teaching.instructorAccount,
  },
  'POST /instructor/{id}/invite': {
    summary:
      'Emails an invitation to teach as an instructor. Earlier invitations stop working. 409 taken if the instructor already has an account.',
    access: 'admin',
    params: byId,
    body: teaching.accountBody,
    answer: modified,
  },
  'PUT /instructor/{id}/account': {
    summary: 'Links an existing, confirmed account to an instructor, so that it can teach. 409 taken or unconfirmed.',
    access: 'admin',
    params: byId,
    body: teaching.accountBody,
    answer: modified,
  },
  'DELETE /instructor/{id}/account': {
    summary: 'Unlinks the account from an instructor, effective immediately, and cancels open invitations.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },
  'GET /teachInvite/{secret}': {
    summary:
      'What an invitation offers, and why the caller can’t accept it, if so. Anyone with the link can read the offer.',
    access: 'optional',
    params: bySecret,
    answer: teaching.invitation,
  },
  'POST /teachInvite/{secret}': {
    summary:
      'Accepts an invitation with the caller’s confirmed account. 409 invite_ended, invite_used, invite_declined or wrong_account.',
    access: 'signedIn',
    params: bySecret,
    answer: modified,
  },
  'DELETE /teachInvite/{secret}': {
    summary: 'Declines an invitation, and lets administrators know. Same 409 errors as accepting it.',
    access: 'signedIn',
    params: bySecret,
    answer: deleted,
  },

  // Administration
  'GET /overview': {
    summary:
      'Sales and learning between two dates in Dhaka, by day, week or month, compared with the period before. Updated every minute.',
    access: 'admin',
    query: overview.overviewQuery,
    answer: overview.overview,
  },
})
