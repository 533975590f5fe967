// A script in any field of new content is shown as text. The short form of `npm run abuse -- scripts`.
import type { Page } from '@playwright/test'
import { contentOf, INJECTED_ELEMENTS, PAYLOADS } from '../helpers/script-payloads.ts'
import { ADMIN, open, signIn } from './people.ts'
import { expect, test } from './site.ts'

const PAYLOAD = PAYLOADS[1]!

async function add(page: Page, token: string, call: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/${call}`, { headers: { authorization: `Bearer ${token}` }, data })
  return ((await answer.json()) as { insertedId: string }).insertedId
}

test('a script in every field of a course, a book and a blog is shown as text', async ({ page, baseURL }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const token = await signIn(page, ADMIN, baseURL!)
  const { addCourse, addBook, addBlog } = contentOf(PAYLOAD)
  const course = await add(page, token, 'addCourse', addCourse)
  const book = await add(page, token, 'addBook', addBook)
  const blog = await add(page, token, 'addBlog', addBlog)
  for (const address of [
    `/classNine/coursesInfo/${course}`,
    `/book/${book}`,
    `/blog/${blog}`,
    `/searchCourse/${encodeURIComponent(PAYLOAD)}`,
  ]) {
    await open(page, address)
    await expect(page.getByRole('main').getByText(PAYLOAD).first()).toBeVisible()
    await expect(page.locator(INJECTED_ELEMENTS)).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
  for (const path of [`course/${course}`, `bookDelete/${book}`, `blogDelete/${blog}`]) {
    await page.request.delete(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
  }
})
