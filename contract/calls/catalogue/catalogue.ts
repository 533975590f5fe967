// The schemas of courses, books, blog posts and instructors, of searching them, and of notifications about new ones.
import { z } from 'zod'
import {
  BOOK_FORMATS,
  MIN_BOOK_PRICE,
  COURSE_DEFAULTS,
  COURSE_TYPES,
  INTERACTIVE,
  MAX_SAMPLE,
  LANGUAGES,
  SUBJECTS,
} from '../../constants.ts'
import {
  address,
  count,
  day,
  dollars,
  id,
  megabytes,
  orEmpty,
  revision,
  text,
  webAddress,
  wholeNumber,
} from '../fields.ts'
import { bookFiles } from './book-files.ts'
import { BOOK_OBJECTIVE, COURSE_OBJECTIVE, COURSE_SYLLABUS } from '../../texts.ts'

const threePoints = z.object({ point1: text(500), point2: text(500), point3: text(500) })
const syllabusPart = threePoints.extend({ title: text(200) })
const state = z.enum(['read', 'unread'])
/** The revision comes in `If-Match`; pages of 0.2.0 still send it in the body, so it is accepted there until 0.4.0. */
export const baseRevision = { revision: revision.optional() }

// Courses

const courseFields = z.object({
  title: text(200),
  img: address,
  price: dollars(0),
  formerPrice: orEmpty(dollars(0)),
  ShortDescription: text(1000),
  language: z.enum(LANGUAGES),
  subject: orEmpty(z.enum(SUBJECTS)),
  instructorId: orEmpty(id),
  instructorImg: address,
  instructorName: text(100),
  education: text(300),
  about: text(10_000),
  video: address,
  hours: wholeNumber(1),
  videos: wholeNumber(1),
  quizzes: wholeNumber(1),
  notes: wholeNumber(1),
  objective: threePoints,
  syllabus: z.object({ free: syllabusPart, email: syllabusPart, monologues: syllabusPart }),
  promoCode: text(40),
  Enrolled: wholeNumber(0),
  transcripts: wholeNumber(0),
})
export const courseBody = courseFields.extend({
  classCourse: z.enum(COURSE_TYPES),
  objective: courseFields.shape.objective.default(COURSE_OBJECTIVE),
  syllabus: courseFields.shape.syllabus.default(COURSE_SYLLABUS),
  language: courseFields.shape.language.optional(),
  promoCode: courseFields.shape.promoCode.default(COURSE_DEFAULTS.promoCode),
  Enrolled: courseFields.shape.Enrolled.default(COURSE_DEFAULTS.Enrolled),
  transcripts: courseFields.shape.transcripts.default(COURSE_DEFAULTS.transcripts),
})
export type CourseInput = z.input<typeof courseBody>
/** Counted from the published lessons. A course that is saved just as it was loaded may have none. */
const counted = { hours: wholeNumber(0), videos: wholeNumber(0), quizzes: wholeNumber(0), notes: wholeNumber(0) }
/**
 * Administrators never change a course's type, so their updates leave it out. A teacher's change of type goes through
 * review.
 */
export const courseChange = courseFields
  .extend({ ...counted, classCourse: z.enum(COURSE_TYPES) })
  .partial()
  .extend(baseRevision)

/** Shown on cards. Null while there are too few ratings. */
const ratingSummary = z
  .object({ average: z.number(), count, /** Whether the demo's sample ratings are included. */ isDemo: z.boolean() })
  .nullable()
export const course = z.object({
  _id: id,
  revision: z.number().int(),
  title: z.string(),
  img: z.string(),
  price: z.number(),
  /** The price before a discount. */
  formerPrice: z.number().nullable(),
  classCourse: z.string(),
  state,
  ShortDescription: z.string(),
  /** The language of instruction. */
  language: z.enum(LANGUAGES),
  subject: z.enum(SUBJECTS).nullable(),
  /** The linked instructor's entry, if any. */
  instructorId: id.nullable(),
  /** Whether the instructor's page exists; false once the instructor is deleted. */
  hasInstructorPage: z.boolean(),
  instructorImg: z.string(),
  instructorName: z.string(),
  education: z.string(),
  objective: threePoints,
  about: z.string(),
  syllabus: courseFields.shape.syllabus,
  video: z.string(),
  promoCode: z.string(),
  Enrolled: count,
  hours: count,
  videos: count,
  quizzes: count,
  notes: count,
  transcripts: count,
  rating: ratingSummary,
})
export type Course = z.infer<typeof course>

// Books

const bookFields = z.object({
  bookName: text(200),
  img: address,
  about: text(10_000),
  page: wholeNumber(1),
  minutes: orEmpty(wholeNumber(1)),
  formate: z.enum(BOOK_FORMATS),
  filesize: megabytes,
  price: dollars(MIN_BOOK_PRICE),
  interactive: z.enum(INTERACTIVE),
  /** The free sample, in pages of a PDF or minutes of an MP3. Empty means a tenth, and 0 means none. */
  sample: orEmpty(wholeNumber(0, MAX_SAMPLE.PDF)),
  files: bookFiles.optional(),
  objective: threePoints,
  writerName1: text(100),
  writerImg: address,
  educationWriter1: text(300),
})
const optionalText = (max: number) => z.union([z.literal(''), text(max)]).optional()
const optionalAddress = z.union([z.literal(''), address]).optional()
const otherWriters = z.object({
  writerName2: optionalText(100),
  writerImg2: optionalAddress,
  educationWriter2: optionalText(300),
  writerName3: optionalText(100),
  writerImg3: optionalAddress,
  educationWriter3: optionalText(300),
  writerName4: optionalText(100),
  writerImg4: optionalAddress,
  educationWriter4: optionalText(300),
})
export const bookBody = bookFields
  .extend({ objective: bookFields.shape.objective.default(BOOK_OBJECTIVE) })
  .extend(otherWriters.shape)
export type BookInput = z.input<typeof bookBody>
export const bookChange = bookFields.partial().extend(otherWriters.shape).extend(baseRevision)

export const book = z.object({
  _id: id,
  revision: z.number().int(),
  bookName: z.string(),
  img: z.string(),
  price: z.number(),
  writerName1: z.string(),
  writerImg: z.string(),
  educationWriter1: z.string(),
  writerName2: z.string(),
  writerImg2: z.string(),
  educationWriter2: z.string(),
  writerName3: z.string(),
  writerImg3: z.string(),
  educationWriter3: z.string(),
  writerName4: z.string(),
  writerImg4: z.string(),
  educationWriter4: z.string(),
  objective: threePoints,
  about: z.string(),
  page: count,
  /** The length of an MP3 book, if known. */
  minutes: count.nullable(),
  interactive: z.enum(INTERACTIVE),
  formate: z.enum(BOOK_FORMATS),
  filesize: z.number(),
  /** Whether its file has been prepared and can be opened. */
  isReadable: z.boolean(),
  /** The free sample in pages or minutes. Null means a tenth, and 0 means none. */
  sample: count.nullable(),
  state,
  // The same values under the names the detail view uses.
  pageNumber: count,
  fileSize: z.number(),
  writerImg1: z.string(),
  bookImg: z.string(),
  rating: ratingSummary,
})
export type Book = z.infer<typeof book>

// Blogs

export const blogBody = z.object({
  title: text(200),
  img: address,
  writerName: text(100),
  date: day,
  description: text(100_000),
})
export const blogChange = blogBody.partial().extend(baseRevision)
export const blog = z.object({
  _id: id,
  revision: z.number().int(),
  title: z.string(),
  img: z.string(),
  writerName: z.string(),
  date: day,
  description: z.string(),
})
export type Blog = z.infer<typeof blog>

/** The previous and next blog in the list, and a few more to read. */
const blogLink = blog.pick({ _id: true, title: true, img: true, writerName: true, date: true })
export const relatedBlogs = z.object({
  /** The next older blog. */
  previous: blogLink.nullable(),
  /** The next newer blog. */
  next: blogLink.nullable(),
  related: z.array(blogLink),
})
export type BlogLink = z.infer<typeof blogLink>

// Instructors

export const instructorBody = z.object({
  Subject: z.enum(SUBJECTS),
  name: text(100),
  img: address,
  education: text(300),
  facebook: webAddress,
  linkedin: webAddress,
  instagram: webAddress,
  twitter: webAddress,
})
export type InstructorInput = z.input<typeof instructorBody>
export const instructorChange = instructorBody.partial().extend(baseRevision)
export const instructor = z.object({
  _id: id,
  revision: z.number().int(),
  Subject: z.enum(SUBJECTS),
  name: z.string(),
  img: z.string(),
  education: z.string(),
  facebook: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  courses: count,
  /** The rating across all of this instructor's courses. */
  rating: ratingSummary,
})
export type Instructor = z.infer<typeof instructor>
/** A subject the instructor teaches. */
export const taughtSubject = z.object({ Subject: z.enum(SUBJECTS), courses: count })

// Notifications

export const courseNotifications = z.object({
  unreadCount: count,
  unreadData: z.array(z.object({ _id: id, state, title: z.string(), img: z.string(), classCourse: z.string() })),
})
export const bookNotifications = z.object({
  unreadCount: count,
  unreadData: z.array(z.object({ _id: id, state, bookName: z.string(), img: z.string() })),
})

/**
 * `unreadCount` is courses plus books. `answerCount` is questions with unseen answers, and `returnedCount` is returned
 * tasks the learner hasn't seen.
 */
export const notificationTotal = z.object({
  unreadCount: count,
  answerCount: count,
  returnedCount: count,
  announcementCount: count,
  classCount: count,
})

// Search

export const suggestion = z.object({ _id: id, title: z.string(), classCourse: z.string() })
export type Suggestion = z.infer<typeof suggestion>

/** The search box's dropdown. */
export const suggestionGroups = z.object({
  courses: z.array(suggestion),
  books: z.array(z.object({ _id: id, bookName: z.string(), writerName1: z.string() })),
  instructors: z.array(z.object({ _id: id, name: z.string(), Subject: z.enum(SUBJECTS) })),
  posts: z.array(z.object({ _id: id, title: z.string() })),
})
export type SuggestionGroups = z.infer<typeof suggestionGroups>

const searchGroup = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), more: z.boolean() })

/** Search results other than courses matched by title. */
export const searchGroups = z.object({
  close: searchGroup(course),
  books: searchGroup(book),
  instructors: searchGroup(instructor),
  posts: searchGroup(blog),
})
export type SearchGroups = z.infer<typeof searchGroups>
