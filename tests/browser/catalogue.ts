// What the tests of the lists of courses have in common: who looks at them, and courses of their own.
import type { APIRequestContext, Page } from '@playwright/test'
import { exchange, STUDENT } from './people.ts'
import { expect, test as base } from './site.ts'

const ADMIN = { email: 'admin@porua.test', password: 'porua-admin' }

/** Signed in before the first page opens. */
export const test = base.extend<{ student: string; admin: string }>({
  student: async ({ page, baseURL }, use) => {
    await signIn(page, baseURL!, STUDENT)
    await use(STUDENT.email)
  },
  admin: async ({ page, baseURL }, use) => {
    await signIn(page, baseURL!, ADMIN)
    await use(ADMIN.email)
  },
})

export { expect }

async function signIn(page: Page, origin: string, data: typeof ADMIN): Promise<void> {
  const answer = await page.request.post('/identity/sign-in/email', { headers: { origin }, data })
  expect(answer.ok()).toBe(true)
  await exchange(page, data.email)
}

/** How many courses a call's list has in all. */
export async function totalOf(request: APIRequestContext, call: string): Promise<number> {
  return Number((await request.get(`/api${call}`)).headers()['x-total-count'])
}

/** By the administrator who is signed in; answers its title. */
export async function addCourse(page: Page, classCourse: string): Promise<string> {
  const { token: idToken } = (await (await page.request.get('/identity/token')).json()) as { token: string }
  const exchanged = await page.request.put(`/api/user/${encodeURIComponent(ADMIN.email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { email: ADMIN.email },
  })
  const { token } = (await exchanged.json()) as { token: string }
  const title = `To be thrown away ${process.pid}-${Date.now()}`
  const answer = await page.request.post('/api/addCourse', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title,
      classCourse,
      img: '/covers/course/thrown-away.svg',
      price: 5,
      ShortDescription: 'Short.',
      instructorImg: '/covers/course/thrown-away.svg',
      instructorName: 'Somebody',
      education: 'BSc',
      about: 'About.',
      video: '/none.mp4',
      hours: 1,
      videos: 2,
      quizzes: 1,
      notes: 1,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return title
}

export const cards = (page: Page) => page.getByRole('main').locator('.course-card').getByRole('heading')
