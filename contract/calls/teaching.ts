// Teaching, the curriculum, announcements and the overview: the calls.
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
    summary: 'The caller’s days of learning in the last 365 days, by days of Dhaka. Renewed every minute.',
    access: 'signedIn',
    answer: overview.myActivity,
  },
  'GET /curriculum/{course}/folder': {
    summary: 'A course as a zip of its folder: Markdown files and their media. See docs/course-folder.md.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: 'zip',
  },
  'POST /courseFolder': {
    summary:
      'Adds or changes a course from a zip of its folder; lessons become the draft. 422 names files and lines, and nothing is written.',
    access: 'admin',
    sends: 'zip',
    answer: learning.folderImported,
  },

  // Learners of a course, and announcements to them
  'GET /course/{id}/learners': {
    summary: 'The learners of a course, newest first: first name, progress, quiz results and when they were last seen.',
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
    summary: 'How many people have bought a course, and begun and finished each lesson, as last added up.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: overview.completion,
  },
  'GET /course/{id}/progress': {
    summary: 'How many learners of a course began each lesson, have done it, or stopped there.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: courseLearners.courseProgress,
  },
  'GET /course/{id}/announcements': {
    summary: 'What was announced to the learners of a course, the draft of the next, and how many it would reach.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: announcements.courseAnnouncements,
  },
  'PUT /course/{id}/announcement': {
    summary: 'Keeps a draft of the next announcement.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: announcements.announcementDraft,
    answer: modified,
  },
  'POST /course/{id}/announcements': {
    summary:
      'Sends an announcement to the learners of a course, also by mail to those who allow it. 409 announced_today after the first of a day.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: announcements.announcementBody,
    answer: inserted,
  },
  'GET /live/{id}/announcements': {
    summary: 'What was announced to the seats of a batch, the draft of the next, and how many it would reach.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: announcements.courseAnnouncements,
  },
  'PUT /live/{id}/announcement': {
    summary: 'Keeps a draft of the next announcement to the seats of a batch.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: announcements.announcementDraft,
    answer: modified,
  },
  'POST /live/{id}/announcements': {
    summary:
      'Sends an announcement to the seats of a batch, also by mail to those who allow it. 409 announced_today after the first of a day.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: announcements.announcementBody,
    answer: inserted,
  },
  'GET /announcements': {
    summary: 'Announcements of the last 30 days that the caller has not read, newest first.',
    access: 'signedIn',
    answer: z.array(announcements.announcement),
  },
  'GET /announcement/{id}': {
    summary: 'An announcement that the caller got; it counts as read.',
    access: 'signedIn',
    params: byId,
    answer: announcements.openedAnnouncement,
  },
  'PUT /announcement/{id}/mail': {
    summary: 'Whether the caller gets announcements of this course by mail.',
    access: 'signedIn',
    params: byId,
    body: z.object({ isMailWanted: z.boolean() }),
    answer: modified,
  },
  'GET /stopMails/{secret}': {
    summary:
      'The course whose mails a link stops, and whether they are wanted still. A POST to the link’s page stops them.',
    access: 'secret',
    by: 'secret',
    params: z.object({ secret: stopSecret }),
    answer: announcements.stoppableMails,
  },

  // Teaching
  'GET /teach': {
    summary:
      'The caller’s own courses, newest first, with their learners, what waits in them and this month’s earnings, the totals, and what has waited longest.',
    access: 'teacher',
    answer: teaching.teaching,
  },
  'POST /teach': {
    summary:
      'Adds a course of the caller’s own as a draft, for which a title is enough: nobody else finds or buys it before it is approved.',
    access: 'teacher',
    body: teaching.taughtDraft,
    answer: inserted,
  },
  'PUT /teach/{course}': {
    summary:
      'Changes the fields of a course of the caller’s own that are sent: of a draft, they may be empty. Otherwise as PUT /courseUpdate/{id}.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: z.object({ course: id }),
    ifMatch: true,
    body: teaching.taughtChange,
    answer: modified,
  },
  'GET /teach/overview': {
    summary: 'The overview of the caller’s own courses. A learner of two courses counts in both.',
    access: 'teacher',
    query: overview.overviewQuery,
    answer: overview.overview,
  },
  'GET /teach/{course}': {
    summary: 'A course as its teacher edits it, the state of its review, and what is missing before one.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: teaching.ownCourse,
  },
  'POST /course/{id}/review': {
    summary:
      'Asks for a review, or withdraws it. 409 incomplete if something is missing, nothing_to_review, in_review or not_in_review.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: teaching.reviewRequest,
    answer: modified,
  },
  'GET /course/{id}/review': {
    summary: 'The review that waits for this course: what changed since it was last looked at.',
    access: 'admin',
    params: byId,
    answer: teaching.review,
  },
  'PUT /course/{id}/review': {
    summary:
      'Approves a course or a change of it, or sends it back with words. 409 changed_meanwhile if somebody else decided first, or the teacher withdrew it.',
    access: 'admin',
    params: byId,
    body: teaching.reviewDecision,
    answer: modified,
  },
  'GET /reviews': {
    summary: 'Courses and changes that wait for approval, oldest first.',
    access: 'admin',
    query: paging,
    answer: z.array(teaching.listedReview),
    list: true,
  },
  'GET /instructor/{id}/account': {
    summary: 'The account that teaches as an instructor, or the invitation to do so.',
    access: 'admin',
    params: byId,
    answer: teaching.instructorAccount,
  },
  'POST /instructor/{id}/invite': {
    summary:
      'Mails an invitation to teach as an instructor; earlier ones end. 409 taken if the instructor has an account.',
    access: 'admin',
    params: byId,
    body: teaching.accountBody,
    answer: modified,
  },
  'PUT /instructor/{id}/account': {
    summary: 'Lets an existing, confirmed account teach as an instructor. 409 taken, or unconfirmed.',
    access: 'admin',
    params: byId,
    body: teaching.accountBody,
    answer: modified,
  },
  'DELETE /instructor/{id}/account': {
    summary: 'Ends the account’s teaching at once, and open invitations.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },
  'GET /teachInvite/{secret}': {
    summary: 'What an invitation offers, and why the caller cannot accept it. Anyone with the link can read the offer.',
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
    summary: 'Declines an invitation, which administrators then see. 409 as for accepting it.',
    access: 'signedIn',
    params: bySecret,
    answer: deleted,
  },

  // Administration
  'GET /overview': {
    summary:
      'What was sold and learned from one day of Dhaka to another, by day, week or month, and in as much time before. Added up every minute.',
    access: 'admin',
    query: overview.overviewQuery,
    answer: overview.overview,
  },
})
