// The demo's administrator, signed in before a page opens, and what the tests of content forms put into the catalogue.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { COURSE_DEFAULTS } from '../../contract/constants.ts'
import { exchange } from './people.ts'
import { expect } from './site.ts'

const ADMIN = { email: 'admin@porua.test', password: 'porua-admin' }

/** A path of this site that is a picture. */
export const PICTURE = '/favicon.svg'
export const newTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

/** Answers the administrator's access token. */
export async function signInAdmin(page: Page, origin: string): Promise<string> {
  const answer = await page.request.post('/identity/sign-in/email', { headers: { origin }, data: ADMIN })
  expect(answer.ok()).toBe(true)
  return exchange(page, ADMIN.email)
}

export type Added = { id: string; read: <Thing>() => Promise<Thing> }
type Adding = 'addCourse' | 'addBook' | 'addBlog' | 'addInstructor'

const READ: Record<Adding, string> = {
  addCourse: 'course',
  addBook: 'book',
  addBlog: 'blog',
  addInstructor: 'instructor',
}

/** By the call, as a client of the server would. */
export async function add(page: Page, token: string, call: Adding, body: object): Promise<Added> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(`/api/${call}`, { headers, data: body })
  const { insertedId: id } = (await answer.json()) as { insertedId: string }
  expect(id).toBeTruthy()
  return { id, read: async () => (await (await page.request.get(`/api/${READ[call]}/${id}`)).json()) as never }
}

export const course = (title: string) => ({
  ...COURSE_DEFAULTS,
  title,
  classCourse: 'classNine',
  img: PICTURE,
  price: 24,
  ShortDescription: 'Distance, speed and acceleration.',
  instructorImg: PICTURE,
  instructorName: 'Sample Teacher',
  education: 'BSc in Physics',
  about: 'Motion, step by step.',
  video: '/porua-intro.mp4',
  hours: 18,
  videos: 46,
  quizzes: 12,
  notes: 20,
})

export const book = (bookName: string) => ({
  bookName,
  img: PICTURE,
  about: 'A reader for the evening.',
  page: 120,
  formate: 'PDF',
  filesize: '8.8 MB',
  price: 6,
  interactive: 'NO',
  writerName1: 'Sample Writer',
  writerImg: PICTURE,
  educationWriter1: 'MA in Bengali',
  writerName2: 'Second Writer',
})

export const blog = (title: string) => ({
  title,
  img: PICTURE,
  writerName: 'Sample Writer',
  date: '2026-05-31',
  description: 'How to read a map.',
})

export const instructor = (name: string) => ({
  Subject: 'Physics',
  name,
  img: PICTURE,
  education: 'BSc in Physics',
  facebook: 'https://facebook.com/sample',
  linkedin: 'https://linkedin.com/in/sample',
  instagram: 'https://instagram.com/sample',
  twitter: 'https://twitter.com/sample',
})
