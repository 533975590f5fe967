// The schemas of purchased content: curriculum, lessons, progress, notes and files.
import { z } from 'zod'
import {
  CERTIFICATE_RULES,
  LANGUAGES,
  LESSON_KINDS,
  MAX_FILE_BYTES,
  MAX_LESSON_TEXT,
  MAX_LESSONS,
  MAX_NOTE_TEXT,
  MAX_PDF_BYTES,
  MAX_PLACES_AT_ONCE,
  MAX_SECTIONS,
} from '../../constants.ts'
import { FILE_KINDS, FILE_STATES, FILE_PROBLEMS } from '../../files/file-states.ts'
import { count, id, text } from '../fields.ts'
import { question, quizDraft } from './quizzes.ts'
import { taskDraft } from './tasks.ts'
import { refusal } from '../../refusals.ts'

const kind = z.enum(LESSON_KINDS)
const DAY_SECONDS = 86_400
const second = z.number().int().min(0).max(DAY_SECONDS)

// Public

export const listedLesson = z.object({
  _id: id,
  title: z.string(),
  kind,
  seconds: count,
  /** The size of the default video or recording, or of all pages; 0 for texts and quizzes. */
  bytes: count,
  /** The size of each rendition in `sources`. */
  sizes: z.array(z.object({ label: z.string(), type: z.string(), bytes: count })),
  /** What else a device stores to open the lesson offline: the poster, captions, and the text beside a file. */
  besides: count,
  free: z.boolean(),
})
/** `uploadedAt` is set only for public videos. */
const curriculumLesson = listedLesson.extend({ uploadedAt: z.iso.datetime().optional() })
export const curriculum = z.object({
  sections: z.array(z.object({ _id: id, title: z.string(), lessons: z.array(curriculumLesson) })),
})
export type Curriculum = z.infer<typeof curriculum>
export type ListedLesson = z.infer<typeof listedLesson>

// For learners

export const lesson = z.object({
  _id: id,
  title: z.string(),
  kind,
  seconds: count,
  html: z.string().optional(),
  /** The id for starting a quiz. */
  quiz: id.optional(),
  /** How many questions learners have asked under the lesson. */
  asked: count.optional(),
})
export type Lesson = z.infer<typeof lesson>
/**
 * An author's view of a draft: quiz questions as learners will see them, and the settings of a task. `quiz` is missing
 * until the quiz is published.
 */
export const lessonPreview = lesson.extend({ questions: z.array(question).optional(), task: taskDraft.optional() })
export type LessonPreview = z.infer<typeof lessonPreview>

/** A rendered PDF page. */
export const drawnPage = z.object({
  number: count,
  /** The size of the larger image, so that its frame has the right shape before it loads. */
  width: count,
  height: count,
  /** 720 pixels wide. */
  small: z.string(),
  /** 1080 pixels wide. */
  large: z.string(),
})
export type DrawnPage = z.infer<typeof drawnPage>

const source = z.object({ label: z.string(), type: z.string(), url: z.string(), bytes: count })
export type Source = z.infer<typeof source>
export const play = z.object({
  /** From the lightest to the heaviest. For videos, audio comes last. */
  sources: z.array(source),
  captions: z.array(z.object({ lang: z.enum(LANGUAGES), url: z.string() })),
  poster: z.string().optional(),
  /** The pages of a PDF. */
  pages: z.array(drawnPage).optional(),
  /** When the URLs expire. */
  until: z.iso.datetime(),
})
export type Play = z.infer<typeof play>

const place = z.object({ item: id, position: count, done: z.boolean() })
export type Place = z.infer<typeof place>
export const learning = z.object({
  /** Completed lessons among the published ones. */
  percent: count,
  next: id.nullable(),
  places: z.array(place),
})
export type Learning = z.infer<typeof learning>

const range = z.tuple([second, second]).refine(([from, to]) => from < to, refusal('invalid'))
export const watched = z.object({
  /** The seconds watched, as half-open ranges. */
  watched: z.array(range),
  /** When Mark done was last undone. `watched` only covers what was played after that. */
  since: z.iso.datetime().nullable(),
})
export type Range = z.infer<typeof range>
/** A time from the device's clock: possibly wrong, but within the database's range. */
const deviceTime = z.iso.datetime().refine((time) => time >= '2000', refusal('invalid'))
const placeUpdate = z.object({
  item: id,
  position: second,
  /** The seconds played, as half-open ranges. */
  watched: z.array(range).max(200).default([]),
  seenAt: deviceTime,
  /** Marks the lesson as done, or undoes that. Undoing restarts watching from zero. */
  done: z.boolean().optional(),
  /** The `seenAt` of the undo that precedes `watched`. */
  since: deviceTime.optional(),
})
export type PlaceUpdate = z.infer<typeof placeUpdate>
export const placeUpdates = z.array(placeUpdate).min(1).max(MAX_PLACES_AT_ONCE)
/** 0.2.0 calls an item `thing`, also in reports that devices have yet to send. Accepted until 0.4.0. */
export const renameThings = (body: unknown): unknown =>
  Array.isArray(body) ? body.map((update: object) => ('thing' in Object(update) ? renameThing(update) : update)) : body
const renameThing = ({ thing, ...update }: { thing?: unknown }) => ({ item: thing, ...update })
export const placesAnswer = z.object({ places: z.array(place) })

/** An owned course in My Collection. */
/** Course ids, separated by commas. */
export const coursesQuery = z.object({
  courses: z
    .string()
    .max(200 * 37)
    .transform((list) => list.split(','))
    .pipe(z.array(id).max(200)),
})
export const lessonTotals = z.array(z.object({ course: id, lessons: count, seconds: count }))

export const progress = z.object({
  course: id,
  classCourse: z.string(),
  lessons: count,
  done: count,
  /** `isDone` for each lesson, in course order. */
  sections: z.array(z.object({ lessons: count, done: count, isDone: z.array(z.boolean()) })),
  /** Null before the first lesson is opened. */
  seenAt: z.iso.datetime().nullable(),
  /** Null until every lesson is done. */
  finishedAt: z.iso.datetime().nullable(),
  /** Numbered from 1, in course order. */
  next: listedLesson.extend({ position: count, number: count }).nullable(),
})
export type Progress = z.infer<typeof progress>

export const noteBody = z.object({ lesson: id, second: second.nullable(), text: text(MAX_NOTE_TEXT) })
export const note = z.object({
  _id: id,
  lesson: id,
  second: count.nullable(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type Note = z.infer<typeof note>

// For administrators

/** A lesson without its text or file may be saved as a draft; publishing skips it. */
const lessonDraft = z.object({
  _id: id,
  title: text(200),
  kind,
  free: z.boolean().default(false),
  /** Markdown, for texts and the instructions of tasks. */
  body: text(MAX_LESSON_TEXT).nullable().default(null),
  quiz: quizDraft.nullable().default(null),
  task: taskDraft.nullable().default(null),
  /** Set for all other kinds. */
  file: id.nullable().default(null),
})
export type LessonDraft = z.infer<typeof lessonDraft>
const sectionDraft = z.object({ _id: id, title: text(200), lessons: z.array(lessonDraft).max(MAX_LESSONS) })
export const curriculumTree = z.object({ sections: z.array(sectionDraft).max(MAX_SECTIONS) })
export type CurriculumTree = z.infer<typeof curriculumTree>

export const curriculumChange = curriculumTree.extend({ revision: count.min(0) })
const wrongFormula = z.object({ lesson: id, title: z.string(), formula: z.string() })
export type WrongFormula = z.infer<typeof wrongFormula>
export const draftSaved = z.object({
  revision: count,
  /** The number of unpublished changes. */
  changes: count,
  /** Formulas that fail to render; publishing leaves their lessons unchanged. */
  wrongFormulas: z.array(wrongFormula),
})

export const fileBody = z
  .object({
    name: text(200),
    kind: z.enum(FILE_KINDS),
    bytes: z.number().int().min(1).max(MAX_FILE_BYTES),
  })
  .refine(({ kind, bytes }) => kind !== 'pdf' || bytes <= MAX_PDF_BYTES, {
    path: ['bytes'],
    error: refusal('max', MAX_PDF_BYTES),
  })
export const file = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  state: z.enum(FILE_STATES),
  bytes: count,
  arrived: count,
  seconds: count.nullable(),
  pages: count.nullable(),
  problem: z.enum(FILE_PROBLEMS).nullable(),
  captions: z.array(z.enum(LANGUAGES)),
  at: z.iso.datetime(),
})
export type StoredFile = z.infer<typeof file>
/** A file, with the lessons and books that use it, as 'course: lesson' or the book's name. */
export const listedFile = file.extend({ uses: z.array(z.string()) })

/** What the import of a course folder did. Its lessons are in the draft. */
export const folderImported = z.object({ course: id, isNew: z.boolean(), lessons: count, files: count })
export type FolderImported = z.infer<typeof folderImported>

export const captionsBody = z.object({ vtt: z.string().min(1).max(400_000) })

const courseFigures = z.object({ hours: count, videos: count, quizzes: count, notes: count, transcripts: count })
export type CourseFigures = z.infer<typeof courseFigures>

export const draft = draftSaved.extend({
  course: z.object({ _id: id, title: z.string(), classCourse: z.string() }),
  sections: curriculumTree.shape.sections,
  /** The files used by the draft. */
  files: z.array(file),
  /** The lessons that learners see now. */
  published: z.array(id),
  certificateRule: z.enum(CERTIFICATE_RULES),
  /** The numbers on the course page, and the numbers its visible lessons add up to. Null if there are none. */
  figures: z.object({ stored: courseFigures, counted: courseFigures.nullable() }),
})
export type Draft = z.infer<typeof draft>
