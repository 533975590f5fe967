// Announcements to the learners in a course, or in a batch of live classes.
import { z } from 'zod'
import { AUDIENCES, MAX_ANNOUNCEMENT_TEXT, MAX_ANNOUNCEMENT_TITLE } from '../../orders/earning-kinds.ts'
import { count, id, text } from '../fields.ts'
import { tidy } from '../../tidy.ts'

const choices = { audience: z.enum(AUDIENCES), byMail: z.boolean() }

export const announcementBody = z.object({
  title: text(MAX_ANNOUNCEMENT_TITLE),
  text: text(MAX_ANNOUNCEMENT_TEXT),
  ...choices,
})
/** A draft may still lack its title or text. */
export const announcementDraft = z.object({
  title: z.string().max(MAX_ANNOUNCEMENT_TITLE).overwrite(tidy),
  text: z.string().max(MAX_ANNOUNCEMENT_TEXT).overwrite(tidy),
  ...choices,
})
export type AnnouncementDraft = z.infer<typeof announcementDraft>

const reach = z.object({
  learners: count,
  /** How many learners it reaches, and how many of those by email. */ byMail: count,
})

/** What the form of a course or a batch needs. */
export const courseAnnouncements = z.object({
  /** The id of the course or batch. */
  course: id,
  title: z.string(),
  reach: z.object({ all: reach, unfinished: reach }),
  draft: announcementDraft.nullable(),
  /** Only one announcement a day is allowed. Whether today's was sent. */
  isSentToday: z.boolean(),
  /** Newest first. */
  sent: z.array(
    z.object({
      _id: id,
      title: z.string(),
      sentAt: z.string(),
      /** Null while the announcement is being sent. */
      recipients: count.nullable(),
    }),
  ),
})
export type CourseAnnouncements = z.infer<typeof courseAnnouncements>

/** Doesn't reveal whose link it is, because the link may have been passed on. */
export const stoppableMails = z.object({
  /** Empty for a guardian's emails. */
  courseTitle: z.string(),
  /** The first name of the learner that a guardian's emails are about. Null for a course's emails. */
  learner: z.string().nullable(),
  isMailWanted: z.boolean(),
})
export type StoppableMails = z.infer<typeof stoppableMails>

/** An announcement as a learner sees it. */
export const announcement = z.object({
  _id: id,
  /** The id of the course or batch, depending on `kind`. */
  course: id,
  kind: z.enum(['course', 'live']),
  courseTitle: z.string(),
  title: z.string(),
  text: z.string(),
  sentAt: z.string(),
})
export const openedAnnouncement = announcement.extend({
  /** Whether the learner gets emails about this course. */
  isMailWanted: z.boolean(),
})
export type Announcement = z.infer<typeof announcement>
export type OpenedAnnouncement = z.infer<typeof openedAnnouncement>
