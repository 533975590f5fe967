// What the tests of the lists of courses have in common.
import type { APIRequestContext, Page } from '@playwright/test'
import { add, course, newTitle } from './admin.ts'
import { accessToken, ADMIN } from './people.ts'

/** How many courses a call's list has in all. */
export async function totalOf(request: APIRequestContext, call: string): Promise<number> {
  return Number((await request.get(`/api${call}`)).headers()['x-total-count'])
}

/** By the administrator who is signed in; answers its title. */
export async function addCourse(page: Page, classCourse: string): Promise<string> {
  const title = newTitle('To be thrown away')
  await add(page, await accessToken(page.request, ADMIN.email), 'addCourse', { ...course(title), classCourse })
  return title
}

export const cards = (page: Page) => page.getByRole('main').locator('.course-card').getByRole('heading')
