// Courses, books, blogs and instructors as they are answered: first the fields that administrators write, under the
// names of the calls, then what is answered beside them.
import { sql } from 'drizzle-orm'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import { inDollars } from '../money.ts'

/** The item's own state; what a person has read is kept apart. */
const state = sql<'unread'>`'unread'`

export const courseFields = {
  title: courses.title,
  img: courses.img,
  price: inDollars(courses.priceCents),
  classCourse: courses.category,
  ShortDescription: courses.shortDescription,
  instructorImg: courses.instructorImg,
  instructorName: courses.instructorName,
  education: courses.education,
  objective: courses.objective,
  about: courses.about,
  syllabus: courses.syllabus,
  video: courses.video,
  promoCode: courses.promoCode,
  Enrolled: courses.enrolled,
  hours: courses.hours,
  videos: courses.videos,
  quizzes: courses.quizzes,
  notes: courses.notes,
  transcripts: courses.transcripts,
}
export const courseAnswer = { _id: courses.id, revision: courses.changedIn, ...courseFields, state }

export const bookFields = {
  bookName: books.bookName,
  img: books.img,
  price: inDollars(books.priceCents),
  writerName1: books.writerName1,
  writerImg: books.writerImg1,
  educationWriter1: books.educationWriter1,
  writerName2: books.writerName2,
  writerImg2: books.writerImg2,
  educationWriter2: books.educationWriter2,
  writerName3: books.writerName3,
  writerImg3: books.writerImg3,
  educationWriter3: books.educationWriter3,
  writerName4: books.writerName4,
  writerImg4: books.writerImg4,
  educationWriter4: books.educationWriter4,
  objective: books.objective,
  about: books.about,
  page: books.page,
  interactive: books.interactive,
  formate: books.formate,
  filesize: books.filesizeMb,
}
export const bookAnswer = {
  _id: books.id,
  revision: books.changedIn,
  ...bookFields,
  state,
  // The detail view's own spellings.
  pageNumber: books.page,
  fileSize: books.filesizeMb,
  writerImg1: books.writerImg1,
  bookImg: books.img,
}

export const blogFields = {
  title: blogs.title,
  img: blogs.img,
  writerName: blogs.writerName,
  date: blogs.date,
  description: blogs.description,
}
export const blogAnswer = { _id: blogs.id, revision: blogs.changedIn, ...blogFields }

export const instructorFields = {
  Subject: instructors.subject,
  name: instructors.name,
  img: instructors.img,
  education: instructors.education,
  facebook: instructors.facebook,
  linkedin: instructors.linkedin,
  instagram: instructors.instagram,
  twitter: instructors.twitter,
}
export const instructorAnswer = { _id: instructors.id, revision: instructors.changedIn, ...instructorFields }
