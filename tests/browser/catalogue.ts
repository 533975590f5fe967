// Helpers for tests of course lists.
import type { APIRequestContext, Page } from '@playwright/test'
import { add, course, newTitle } from './admin.ts'
import { accessToken, ADMIN } from './people.ts'

/** The total number of items in a call's list. */
export async function totalOf(request: APIRequestContext, call: string): Promise<number> {
  return Number((await request.get(`/api${call}`)).headers()['x-total-count'])
}

/** Adds a course as the signed-in administrator and returns its title. */
export async function addCourse(page: Page, classCourse: string): Promise<string> {
  const title = newTitle('To be deleted')
  await add(page, await accessToken(page.request, ADMIN.email), 'addCourse', { ...course(title), classCourse })
  return title
}

export const cards = (page: Page) => page.getByRole('main').locator('.course-card').getByRole('heading')
