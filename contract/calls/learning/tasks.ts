// The schemas of tasks: what authors set, what learners hand in, and the grades teachers give.
import { z } from 'zod'
import {
  HAND_IN_STATES,
  MAX_GRADE_WORDS,
  MAX_HAND_IN_BYTES,
  MAX_HAND_IN_TEXT,
  MAX_MARKS,
  MAX_TASK_DAYS,
  MAX_TASK_POINTS,
} from '../../constants.ts'
import { FILE_STATES, HAND_IN_FILE_KINDS, HAND_IN_PROBLEMS } from '../../files/file-states.ts'
import { count, id, instant, text } from '../fields.ts'
import { refusal } from '../../refusals.ts'
import { tidy } from '../../tidy.ts'

const time = z.iso.datetime()
/** Text that may be empty. */
const words = (max: number) =>
  z
    .string()
    .max(max * 2, { error: refusal('too_long', max), abort: true })
    .overwrite(tidy)
    .max(max)

// For authors

const taskFields = z.object({
  points: count.min(1).max(MAX_TASK_POINTS).default(10),
  /** The points that complete the lesson. */
  needed: count.min(1).max(MAX_TASK_POINTS).default(5),
  /** The number of days allowed after the learner opens the task. Null if there is no such limit. */
  dueDays: count.min(1).max(MAX_TASK_DAYS).nullable().default(null),
  /** One due date for everyone. Null if there is none. */
  dueAt: instant.nullable().default(null),
  /** Whether work is accepted after the due date. It is then marked as late. */
  late: z.boolean().default(true),
})
/** The settings of a task; its instructions are the lesson's body. */
export const taskDraft = taskFields
  .refine(({ points, needed }) => needed <= points, { path: ['needed'], error: refusal('over_points') })
  .refine(({ dueDays, dueAt }) => dueDays === null || dueAt === null, { path: ['dueAt'], error: refusal('only_one') })
export const taskSettings = taskFields.shape
export type TaskDraft = z.infer<typeof taskDraft>

// What is handed in

export const handInFileBody = z.object({
  /** The device generates the id, so registering the file twice is harmless. */
  _id: id,
  name: text(200),
  kind: z.enum(HAND_IN_FILE_KINDS),
  bytes: count.min(1).max(MAX_HAND_IN_BYTES),
})
const handInFile = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(HAND_IN_FILE_KINDS),
  state: z.enum(FILE_STATES),
  /** The size of the upload and, once it is ready, of the stored file. */
  bytes: count,
  arrived: count,
  problem: z.enum(HAND_IN_PROBLEMS).nullable(),
  /** The width of a photo, once it is ready. */
  width: count.nullable(),
  height: count.nullable(),
})
export type HandInFile = z.infer<typeof handInFile>

/** A mark on a photo, with its position as fractions of the photo's width and height from the top left. */
const mark = z.object({
  number: count.min(1).max(MAX_MARKS),
  file: id,
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})
export type Mark = z.infer<typeof mark>

// For learners

/** The text as typed on the device at `writtenAt`. Older text never replaces newer text. */
export const handInText = z.object({
  text: words(MAX_HAND_IN_TEXT),
  writtenAt: instant,
  /**
   * Which round of handing in the text belongs to. Text that a device sends late, after being offline, must not end up
   * in the next round.
   */
  number: count.min(1),
})
const returned = z.object({
  at: time,
  points: count,
  outOf: count,
  /** The points needed at that time. */
  needed: count,
  words: z.string(),
  marks: z.array(mark),
  /** The deadline for resubmitting. Null if it can't be resubmitted. */
  againUntil: time.nullable(),
})
const ownHandIn = z.object({
  _id: id,
  number: count,
  state: z.enum(HAND_IN_STATES),
  text: z.string(),
  writtenAt: time.nullable(),
  files: z.array(handInFile),
  /** Null without a due date. */
  dueAt: time.nullable(),
  handedInAt: time.nullable(),
  isLate: z.boolean(),
  /** Whether a teacher has opened the work. It can't be taken back any more. */
  isOpened: z.boolean(),
  returned: returned.nullable(),
})
export type OwnHandIn = z.infer<typeof ownHandIn>

export const task = z.object({
  _id: id,
  title: z.string(),
  html: z.string(),
  points: count,
  needed: count,
  /** The due date for someone who starts now. Null if there is none. */
  dueAt: time.nullable(),
  dueDays: count.nullable(),
  late: z.boolean(),
  teacher: z.object({ name: z.string(), img: z.string() }),
  /** How many days it usually takes until work is returned. Null if unknown. */
  usualDays: count.nullable(),
  /** Only people who bought the course can hand in work. */
  isOwned: z.boolean(),
  /** Newest first. */
  handIns: z.array(ownHandIn),
})
export type Task = z.infer<typeof task>

/** Returned work that the learner hasn't seen. */
export const returnedTask = z.object({
  _id: id,
  lesson: id,
  course: id,
  title: z.string(),
  points: count,
  outOf: count,
  at: time,
})

// For teachers

const listedHandIn = z.object({
  _id: id,
  course: z.object({ _id: id, title: z.string() }),
  lesson: z.object({ _id: id, title: z.string() }),
  /** First name only. */
  name: z.string(),
  photos: count,
  otherFiles: count,
  handedInAt: time,
  isLate: z.boolean(),
  isAgain: z.boolean(),
})
export type ListedHandIn = z.infer<typeof listedHandIn>
/** Oldest first. */
export const handInQueue = z.object({ total: count, items: z.array(listedHandIn) })

const grade = z.object({
  points: count.min(0).max(MAX_TASK_POINTS).nullable(),
  words: words(MAX_GRADE_WORDS),
  marks: z.array(mark).max(MAX_MARKS),
  /** Whether the learner may resubmit. */
  again: z.boolean(),
})
export type Grade = z.infer<typeof grade>
export const gradeChange = grade.extend({ revision: count.min(0) })
export const gradeSaved = z.object({ revision: count })

export const openedHandIn = listedHandIn.extend({
  text: z.string(),
  files: z.array(handInFile),
  points: count,
  needed: count,
  /** The best points from earlier rounds. Null in the first round. */
  before: count.nullable(),
  /** The deadline for resubmitting, if the work is returned now. */
  againUntil: time,
  grade,
  revision: count,
})
export type OpenedHandIn = z.infer<typeof openedHandIn>
