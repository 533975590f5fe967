// Course and book pages, and the list of books.
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { open } from './people.ts'
import { courseAt, openProduct, test } from './shop.ts'
import { expect } from './site.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a course page shows every field, and its syllabus, promo code and video work', async ({
  learner: { page },
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const course = await shop.newCourse({ formerPrice: 40, promoCode: 'BORSHA15' })
  let videoRequests = 0
  page.on('request', (request) => request.url().endsWith('.mp4') && videoRequests++)
  await openProduct(page, courseAt(course))
  await expect(title(page, course.title)).toBeVisible()
  await expect(page).toHaveTitle(`${course.title} | Porua`)
  const main = page.getByRole('main')
  const part = (name: string) => main.getByRole('region', { name })

  const path = main.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(path.getByRole('link', { name: 'Academic Course' })).toHaveAttribute('href', '/classes')
  await expect(path.getByRole('link', { name: 'Class 9' })).toHaveAttribute('href', '/classes/nine')
  await expect(main.getByText(course.ShortDescription, { exact: true })).toBeVisible()
  await expect(main.getByText(`${course.Enrolled} enrolled`)).toBeVisible()
  await expect(part(wording('product_learn')).getByRole('listitem')).toHaveText(Object.values(course.objective))
  await expect(part('About this course').locator('p')).toHaveText(course.about.split(/\n+/))
  await expect(part('Instructor')).toContainText(course.instructorName)
  await expect(part('Instructor')).toContainText(course.education)
  await expect(part('Instructor').locator('img')).toHaveAttribute('src', course.instructorImg)
  // This course has no linked instructor, so there is no page to link to.
  await expect(part('Instructor').getByRole('link')).toHaveCount(0)

  const buying = part('Price and purchase')
  await expect(buying.getByText('$24Before: $40')).toBeVisible()
  await expect(buying.getByText(course.promoCode, { exact: true })).toBeVisible()
  await expect(buying.locator('img')).toHaveAttribute('src', course.img)
  await expect(buying.getByText('Sold by Porua, Dhaka, Bangladesh')).toBeVisible()
  await expect(buying.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/refunds')
  await expect(buying.getByRole('term')).toHaveText(['Hours', 'Videos', 'Quizzes', 'Notes', 'Transcripts'])
  await expect(buying.getByRole('definition')).toHaveText(['1,201', '12', '13', '14', '15'])

  await test.step('the syllabus expands part by part', async () => {
    const { free, email, monologues } = course.syllabus
    for (const [index, { title, point1, point2, point3 }] of [free, email, monologues].entries()) {
      const group = part('Syllabus').getByRole('group').nth(index)
      const points = group.getByRole('listitem')
      if (index > 0) {
        await expect(points).toHaveCount(0)
        await group.getByText(title, { exact: true }).click()
      }
      await expect(points).toHaveText([point1, point2, point3])
    }
  })
  await test.step('the promo code can be copied', async () => {
    await page.getByRole('button', { name: wording('product_promo_copy_name') }).click()
    await expect(page.locator('.toast')).toContainText('Promo code copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BORSHA15')
  })
  await test.step('the video loads only when it is played', async () => {
    await expect(page.locator('video, iframe')).toHaveCount(0)
    expect(videoRequests).toBe(0)
    await page.getByRole('button', { name: wording('product_video_play') }).click()
    const video = page.locator('video')
    await expect(video).toBeFocused()
    await expect(video).toHaveAttribute('controls')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
    expect(videoRequests).toBeGreaterThan(0)
  })
})

test(
  'a YouTube video loads from youtube-nocookie.com only when it is played, and another class’s address redirects',
  { tag: '@long' },
  async ({ learner: { page }, shop }) => {
    const course = await shop.newCourse({ video: 'https://www.youtube.com/watch?v=abcdefghi-J' })
    const requests: string[] = []
    await page.route(/youtube/, (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'A player' })
    })
    await openProduct(page, `/kidsCourse/coursesInfo/${course._id}`)
    await expect(page).toHaveURL(courseAt(course))
    expect(requests).toEqual([])
    await page.getByRole('button', { name: wording('product_video_play') }).click()
    await expect(page.frameLocator('iframe').getByText('A player')).toBeVisible()
    expect(requests).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghi-J?autoplay=1'])
  },
)

test('a book page shows every field', async ({ learner: { page }, shop }) => {
  const heard = await shop.newBook({ formate: 'MP3', minutes: 95 })
  await open(page, `/book/${heard._id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('term')).toHaveText(['Format', 'File size', 'Pages', 'Length', 'Interactive'])
  await expect(main.getByRole('definition')).toHaveText(['MP3', '8.8 MB', '1,210', '95 min', 'YES'])

  const book = await shop.newBook({ writerName2: 'Another Writer', educationWriter2: 'MA', writerName4: 'A Fourth' })
  await open(page, `/book/${book._id}`)
  await expect(title(page, book.bookName)).toBeVisible()
  await expect(page).toHaveTitle(`${book.bookName} | Porua`)
  const part = (name: string) => main.getByRole('region', { name })

  await expect(main.locator('.book-stage img')).toHaveAttribute('src', book.img)
  await expect(main.getByText('Sample Writer, Another Writer, and A Fourth')).toBeVisible()
  await expect(main.getByRole('term')).toHaveText(['Format', 'File size', 'Pages', 'Interactive'])
  await expect(main.getByRole('definition')).toHaveText(['PDF', '8.8 MB', '1,210', 'YES'])
  await expect(main.locator('.book-text').getByText('$11.50', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/refunds')
  await expect(part('What’s inside').getByRole('listitem')).toHaveText(Object.values(book.objective))
  await expect(part('About this book')).toContainText(book.about)
  await expect(part('Writers').locator('.person-name')).toHaveText(['Sample Writer', 'Another Writer', 'A Fourth'])
  await expect(part('Writers').locator('p')).toHaveText(['BA in Samples', 'MA'])
  await expect(part('Writers').locator('img')).toHaveAttribute('src', book.writerImg)
})

test(
  'related courses follow a course, those that the learner owns last',
  { tag: '@long' },
  async ({ learner: { page, api }, shop }) => {
    const like = { classCourse: 'classOne', subject: 'Finance', price: 0, Enrolled: 1_000_000 } as const
    const course = await shop.newCourse(like)
    const popular = await shop.newCourse({ ...like, title: `Popular ${Date.now()}` })
    await open(page, courseAt(course))
    const cards = page.getByRole('region', { name: 'More courses like this' }).getByRole('article')
    await expect(cards).toHaveCount(4)
    await expect(cards.first()).toContainText(popular.title)
    await expect(cards.filter({ hasText: course.title })).toHaveCount(0)

    await api.post('/api/order', { data: { id: popular._id } })
    await page.reload()
    await expect(cards).toHaveCount(4)
    await expect(cards.filter({ hasText: popular.title })).toHaveCount(0)
  },
)

test('related books follow a book', { tag: '@long' }, async ({ learner: { page }, shop }) => {
  const writerName1 = `Writer ${Date.now()}`
  const book = await shop.newBook({ writerName1 })
  const other = await shop.newBook({ writerName1, bookName: `Another by ${writerName1}` })
  await open(page, `/book/${book._id}`)
  const cards = page.getByRole('region', { name: 'More books like this' }).getByRole('article')
  await expect(cards.first()).toContainText(other.bookName)
  await cards.first().getByRole('link').press('Enter')
  await expect(title(page, other.bookName)).toBeVisible()
})

test.describe('a missing product', () => {
  test.use({ allow: /status of (404|422)/ })

  test('a missing course is a 404 page', async ({ learner: { page } }) => {
    await page.goto('/classNine/coursesInfo/00000000-0000-7000-8000-000000000000')
    await expect(title(page, 'This patch is missing')).toBeVisible()
    await expect(page).toHaveTitle('This patch is missing | Porua')
  })
})

test(
  'a long list of books continues page by page, and links each book to its page',
  { tag: '@long' },
  async ({ learner: { page }, shop }) => {
    const book = await shop.newBook({ bookName: `A listed book ${Date.now()}` })
    await open(page, '/books')
    await expect(title(page, TEXTS.booksList)).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: book.bookName })
    await expect(card.locator('img')).toHaveAttribute('src', book.img)
    await expect(card.locator('p')).toHaveText(['Sample Writer', '$11.50PDF'])
    await expect(card.getByRole('link')).toHaveText(TEXTS.viewDetails)
    await expect(card.getByRole('button')).toHaveCount(0)
    // The demo has 24 books, which fill a page.
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/books\?after=/)
    await expect(card).toHaveCount(0)
    await page.getByRole('link', { name: wording('list_first') }).click()
    // The whole card is clickable.
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(`/book/${book._id}`)
    await expect(title(page, book.bookName)).toBeVisible()
  },
)

test('an administrator edits and deletes a book from the list', { tag: '@long' }, async ({ admin: page, shop }) => {
  const book = await shop.newBook({ bookName: `A book to delete ${Date.now()}` })
  await open(page, '/books')
  const card = page.getByRole('article').filter({ hasText: book.bookName })
  await expect(card.getByRole('link', { name: `Edit ${book.bookName}` })).toHaveAttribute(
    'href',
    `/updateBook/${book._id}`,
  )
  await card.getByRole('button', { name: `Delete ${book.bookName}` }).click()
  await page
    .getByRole('dialog', { name: TEXTS.deleteQuestion })
    .getByRole('button', { name: TEXTS.deleteButton })
    .click()
  await expect(page.locator('.toast')).toContainText(TEXTS.deleted)
  await expect(card).toHaveCount(0)
})
