import type { Page } from '@playwright/test'
import { BLOG_PREVIEW_CHARACTERS } from '../../contract/constants.ts'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { ADMIN, signInCached, STUDENT } from './people.ts'
import { expect, test as base } from './site.ts'

type Listed = { _id: string; title: string; description: string; writerName: string; date: string }
type AddBlog = (title: string, description: string) => Promise<string>

/** Signs an administrator in and adds blogs, which are deleted after the test. */
const test = base.extend<{ addBlog: AddBlog }>({
  addBlog: async ({ page, baseURL }, use) => {
    const headers = { authorization: `Bearer ${await signInCached(page, ADMIN, baseURL!)}` }
    const added: string[] = []
    await use(async (title, description) => {
      const data = { title, description, img: '/favicon.svg', writerName: 'Sample Writer', date: '2026-03-12' }
      const answer = await page.request.post('/api/addBlog', { headers, data })
      const { insertedId } = (await answer.json()) as { insertedId: string }
      added.push(insertedId)
      return insertedId
    })
    for (const id of added) await page.request.delete(`/api/blogDelete/${id}`, { headers })
  },
})

// These tests share one list, so they run in turn.
test.describe.configure({ mode: 'default' })

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const more = (page: Page, title: string) => card(page, title).getByRole('link', { name: TEXTS.blogMore })

/** A title that no other run uses. */
const newTitle = (words: string) => `${words} ${Date.now()}`

/** The blogs on the list's first page. */
const firstBlogs = async (page: Page) => (await (await page.request.get('/api/blogs?limit=24')).json()) as Listed[]

test('a visitor reads the list of blogs without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.blogsTitle)
  const blogs = await firstBlogs(page)
  const [blog] = blogs
  await expect(card(page, blog!.title)).toContainText(blog!.writerName)
  await expect(card(page, blog!.title).locator('time')).toHaveAttribute('datetime', blog!.date)
  const long = blogs.find(({ description }) => description.length > 400)!
  await expect(more(page, long.title)).toHaveAttribute('href', `/blog/${long._id}`)
  await context.close()
})

test('a blog’s card shows 255 characters, and Read More only if there are more', async ({ page, addBlog }) => {
  // Each of these is one grapheme of up to six UTF-16 units, which the card shows whole or not at all.
  const blogs = ['a', 'ক্ষ', 'স্ত্রী', '🙂'].flatMap((letter, place) =>
    ['', letter].map((rest) => ({
      title: newTitle(`Length ${place}${rest && 'more'}`),
      full: letter.repeat(BLOG_PREVIEW_CHARACTERS / letter.length),
      rest,
    })),
  )
  for (const { title, full, rest } of blogs) await addBlog(title, full + rest)
  await page.goto('/blogs')
  for (const { title, full, rest } of blogs) {
    await expect(card(page, title).locator('p').first()).toHaveText(full)
    await expect(more(page, title)).toHaveCount(rest ? 1 : 0)
  }
})

test('an administrator edits and deletes a blog from its card', async ({ page, addBlog }) => {
  const title = newTitle('To be deleted')
  const id = await addBlog(title, 'A few words.')
  await page.goto('/blogs')
  const edit = card(page, title).getByRole('link', { name: `Edit ${title}` })
  await expect(edit).toHaveAttribute('href', `/updateBlog/${id}`)
  const bin = card(page, title).getByRole('button', { name: `Delete ${title}` })
  await bin.click()
  const question = page.getByRole('dialog', { name: TEXTS.deleteQuestion })
  await question.getByRole('button', { name: TEXTS.deleteButton }).click()
  await expect(page.locator('.toast').getByText(TEXTS.deleted, { exact: true })).toBeVisible()
  await expect(page.locator('.toast')).toContainText(wording('delete_done_text'))
  await expect(card(page, title)).toHaveCount(0)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, title)).toBeVisible()
  await expect(page.locator('.toast')).toHaveText(wording('delete_undone', { name: title }))
})

test('deleting a blog on its own page leads back to the list', { tag: '@long' }, async ({ page, addBlog }) => {
  const title = newTitle('Deleted on its page')
  const id = await addBlog(title, 'First.\n\nSecond,\nin two lines.')
  await page.goto(`/blog/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('.blog-prose p')).toHaveText(['First.', 'Second, in two lines.'])
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.deleteButton }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.blogsTitle)
  await expect(card(page, title)).toHaveCount(0)
})

test('Read More asks a visitor to log in, and shows a student the whole blog', async ({ page, baseURL }) => {
  const blogs = await firstBlogs(page)
  const long = blogs.find(({ description }) => description.length > 1000)!
  await page.goto('/blogs')
  await more(page, long.title).click()
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/blog/${long._id}`)}`)

  await signInCached(page, STUDENT, baseURL!)
  await page.goto('/blogs')
  await more(page, long.title).click()
  await expect(page).toHaveURL(`/blog/${long._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long.title)
  await expect(page).toHaveTitle(new RegExp(`^${long.title.slice(0, 20)}`))
  await expect(page.locator('.blog-prose')).toContainText(long.description.slice(-60).trim())
  await expect(page.getByRole('article')).toContainText(long.writerName)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test(
  'a blog says how long it takes to read, is shared, and leads to the ones before and after',
  { tag: '@long' },
  async ({ page, context, addBlog }) => {
    const [older, title, newer] = ['Older', 'In between', 'Newer'].map(newTitle) as [string, string, string]
    await addBlog(older, 'A few words.')
    // Words of both scripts, and dashes, which are not words.
    const id = await addBlog(title, `${'গণিত শেখা '.repeat(200)} – – ${'more words '.repeat(100)}`)
    await addBlog(newer, 'A few words.')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => delete (Navigator.prototype as Partial<Navigator>).share)
    await page.goto(`/blog/${id}`)
    await expect(page.getByRole('article').getByText('3 min read')).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.locator('.toast')).toContainText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/blog/${id}`, page.url()).href)

    const around = page.getByRole('navigation', { name: wording('blog_neighbours') })
    await around.getByRole('link', { name: newer }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newer)
    await around.getByRole('link', { name: title }).click()
    await around.getByRole('link', { name: older }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(older)
    await expect(page.getByRole('region', { name: 'More to read' }).getByRole('link')).toHaveCount(4)

    await test.step('a phone shares it through its own sheet', async () => {
      await page.addInitScript(() => {
        Navigator.prototype.share = async (data) => sessionStorage.setItem('shared', JSON.stringify(data))
      })
      await page.goto(`/blog/${id}`)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const shared = await page.evaluate(() => sessionStorage.getItem('shared'))
      expect(JSON.parse(shared!)).toEqual({ title, url: new URL(`/blog/${id}`, page.url()).href })
    })
  },
)
