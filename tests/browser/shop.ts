// Fixtures for buying: an administrator, a learner who can also call the API directly, and new products, so that tests
// do not depend on each other.
import { randomUUID } from 'node:crypto'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import type { Book, Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Order } from '../../contract/calls/orders/orders.ts'
import { requiredBook, requiredCourse } from '../helpers/sample-bodies.ts'
import { ADMIN, exchange, open, signIn, signInCached, signUp } from './people.ts'
import { expect, test as base } from './site.ts'

export type Shop = {
  newCourse: (changes?: Partial<Course>) => Promise<Course>
  newBook: (changes?: Partial<Book>) => Promise<Book>
  change: (path: string, changes: object) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Makes the lessons the only section of a course. */
  publish: (course: string, lessons: object[]) => Promise<void>
}
export type Learner = { page: Page; api: APIRequestContext; orders: () => Promise<Order[]> }

export const courseAt = ({ classCourse, _id }: Course) => `/${classCourse}/coursesInfo/${_id}`

/** `learner` is a new person and `admin` the administrator, each signed in on the test's page. */
export const test = base.extend<{ learner: Learner; admin: Page }, { shop: Shop }>({
  shop: [
    async ({ browser }, use, { project }) => {
      const origin = project.use.baseURL!
      const context = await browser.newContext({ baseURL: origin })
      const token = await signIn(await context.newPage(), ADMIN, origin)
      await context.close()
      const api = await apiContextFor(token, origin)
      await use(shopOf(api))
      await api.dispose()
    },
    { scope: 'worker' },
  ],
  learner: async ({ page, baseURL }, use) => {
    const token = await exchange(page, await signUp(page, baseURL!))
    const api = await apiContextFor(token, baseURL!)
    await use({ page, api, orders: async () => (await (await api.get('/api/order')).json()) as Order[] })
    await api.dispose()
  },
  admin: async ({ page, baseURL }, use) => {
    await signInCached(page, ADMIN, baseURL!)
    await use(page)
  },
})

/** Opens a product's page and waits for its last request, which asks whether the person owns it. */
export async function openProduct(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse(/\/api\/paidOrder/)
  await open(page, address)
  await (await answered).finished()
}

const apiContextFor = (token: string, baseURL: string) =>
  request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } })

const points = { point1: 'The first point', point2: 'The second point', point3: 'The third point' }

function shopOf(api: APIRequestContext): Shop {
  const add = async <Item>(add: string, read: string, data: object) => {
    const { insertedId } = (await (await api.post(add, { data })).json()) as { insertedId: string }
    return (await (await api.get(`${read}/${insertedId}`)).json()) as Item
  }
  return {
    newCourse: (changes) =>
      add<Course>('/api/addCourse', '/api/course', {
        ...requiredCourse,
        title: 'A course for a test',
        price: 24,
        classCourse: 'classNine',
        instructorName: 'Sample Teacher',
        education: 'MSc in Samples',
        about: 'One paragraph.\n\nAnother paragraph.',
        hours: 1201,
        videos: 12,
        quizzes: 13,
        notes: 14,
        transcripts: 15,
        Enrolled: 16,
        objective: points,
        ...changes,
      }),
    newBook: (changes) =>
      add<Book>('/api/addBook', '/api/book', {
        ...requiredBook,
        bookName: 'A book for a test',
        page: 1210,
        price: 11.5,
        objective: points,
        writerName1: 'Sample Writer',
        educationWriter1: 'BA in Samples',
        ...changes,
      }),
    change: async (path, data) => expect((await api.put(path, { data })).ok()).toBe(true),
    remove: async (path) => expect((await api.delete(path)).ok()).toBe(true),
    async publish(course, lessons) {
      const at = `/api/curriculum/${course}`
      const { revision: before } = (await (await api.get(`${at}/draft`)).json()) as { revision: number }
      const sections = [{ _id: randomUUID(), title: 'A section', lessons }]
      const saved = await api.put(at, { data: { sections, revision: before } })
      const { revision } = (await saved.json()) as { revision: number }
      expect((await api.post(`${at}/publish`, { data: { revision } })).ok()).toBe(true)
    },
  }
}
