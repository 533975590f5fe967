// Announcements to the learners of a course, or to the seats of a batch of live classes.
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

const reach = z.object({ learners: count, /** Of them, who gets a mail. */ byMail: count })

/** What the form of a course or a batch needs. */
export const courseAnnouncements = z.object({
  /** Or the batch. */
  course: id,
  title: z.string(),
  reach: z.object({ all: reach, unfinished: reach }),
  draft: announcementDraft.nullable(),
  /** One a day: whether today's was sent. */
  isSentToday: z.boolean(),
  /** Newest first. */
  sent: z.array(
    z.object({
      _id: id,
      title: z.string(),
      sentAt: z.string(),
      /** Null while it is being sent. */
      recipients: count.nullable(),
    }),
  ),
})
export type CourseAnnouncements = z.infer<typeof courseAnnouncements>

/** Whose link it is stays unsaid: it may have been passed on. */
export const stoppableMails = z.object({
  /** Empty for the mails to a guardian. */
  courseTitle: z.string(),
  /** The first name of whom a guardian's mails are about; null for those of a course. */
  learner: z.string().nullable(),
  isMailWanted: z.boolean(),
})
export type StoppableMails = z.infer<typeof stoppableMails>

/** As one learner sees it. */
export const announcement = z.object({
  _id: id,
  /** Or the batch, as `kind` says. */
  course: id,
  kind: z.enum(['course', 'live']),
  courseTitle: z.string(),
  title: z.string(),
  text: z.string(),
  sentAt: z.string(),
})
export const openedAnnouncement = announcement.extend({
  /** Whether the learner gets mail about this course. */
  isMailWanted: z.boolean(),
})
export type Announcement = z.infer<typeof announcement>
export type OpenedAnnouncement = z.infer<typeof openedAnnouncement>
