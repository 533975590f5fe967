// Fixtures: the demo's administrator signed in, newly registered users, and sample content for the catalogue.
import { randomUUID } from 'node:crypto'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { COURSE_DEFAULTS } from '../../contract/constants.ts'
import { blogBody, instructorBody, requiredBook, requiredCourse } from '../helpers/sample-bodies.ts'
import { accessToken, ADMIN, confirmEmail, signInCached, signUp } from './people.ts'
import { expect, test as base } from './site.ts'

export type TestUser = { email: string; token: string }

/** A picture that the site itself serves. */
export const PICTURE = '/favicon.svg'
export const newTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

/** `admin` signs the administrator in; `token` is their access token; `someone` registers a new user. */
export const test = base.extend<{
  admin: TestUser
  token: string
  someone: (isConfirmed?: boolean) => Promise<TestUser>
}>({
  admin: async ({ page, baseURL }, use) => {
    await use({ email: ADMIN.email, token: await signInCached(page, ADMIN, baseURL!) })
  },
  token: async ({ admin }, use) => use(admin.token),
  someone: async ({ baseURL }, use) => {
    await use((isConfirmed = true) => register(baseURL!, isConfirmed))
  },
})

/** Signs the administrator in automatically, for tests that do not use the fixture itself. */
export const asAdmin = test.extend<{ signedIn: TestUser }>({
  signedIn: [async ({ admin }, use) => use(admin), { auto: true }],
})

async function register(origin: string, isConfirmed: boolean): Promise<TestUser> {
  const api = await request.newContext({ baseURL: origin })
  const email = await signUp({ request: api }, origin)
  if (isConfirmed) await confirmEmail({ request: api }, email)
  const token = await accessToken(api, email)
  await api.dispose()
  return { email, token }
}

/** Makes an API call as somebody, without a page. */
export async function call<Answer>(
  api: APIRequestContext,
  { token }: Pick<TestUser, 'token'>,
  name: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  data?: object,
): Promise<Answer> {
  const [method, path] = name.split(' ')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.fetch(`/api${path}`, { method: method!, headers, ...(data && { data }) })
  expect(answer.ok(), name).toBe(true)
  return (await answer.json()) as Answer
}

export type Added = { id: string; read: <Item>() => Promise<Item> }
type Adding = 'addCourse' | 'addBook' | 'addBlog' | 'addInstructor'

const READ: Record<Adding, string> = {
  addCourse: 'course',
  addBook: 'book',
  addBlog: 'blog',
  addInstructor: 'instructor',
}

/** Adds content through the API. */
export async function add(page: Page, token: string, adding: Adding, body: object): Promise<Added> {
  const { insertedId: id } = await call<{ insertedId: string }>(page.request, { token }, `POST /${adding}`, body)
  return { id, read: async () => (await (await page.request.get(`/api/${READ[adding]}/${id}`)).json()) as never }
}

export const course = (title: string) => ({
  ...requiredCourse,
  ...COURSE_DEFAULTS,
  title,
  classCourse: 'classNine',
  price: 24,
  hours: 18,
})

export const book = (bookName: string) => ({
  ...requiredBook,
  bookName,
  price: 6,
  interactive: 'NO',
  writerName2: 'Second Writer',
})

export const blog = (title: string) => ({ ...blogBody, title, writerName: 'Sample Writer', date: '2026-05-31' })

export const instructor = (name: string) => ({ ...instructorBody, name, education: 'BSc in Physics' })
