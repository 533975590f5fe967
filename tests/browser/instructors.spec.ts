import type { Page } from '@playwright/test'
import type { Course, Instructor } from '../../contract/calls/catalogue/catalogue.ts'
import { TEXTS } from '../../contract/texts.ts'
import { ADMIN, signInCached, STUDENT } from './people.ts'
import { expect, test } from './site.ts'

// These tests share the lists, so they run in turn.
test.describe.configure({ mode: 'default' })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Subjects' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

type Listed = { _id: string; name: string; education: string; facebook: string }
const listed = async (page: Page, subject: string) =>
  (await (await page.request.get(`/api/instructors/${subject}`)).json()) as Listed[]

// `npm run test:long` opens each subject.
test('the menu of instructors leads to a subject', { tag: '@long' }, async ({ page, baseURL }) => {
  await signInCached(page, STUDENT, baseURL!)
  await page.goto('/instructor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.instructorsTitle)
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Bengali')
  await menu(page).getByRole('link', { name: 'Religious' }).click()
  await expect(page).toHaveURL('/instructor/religious')
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Religious')
  const people = await listed(page, 'Religion')
  await expect(cards(page).getByRole('heading')).toHaveText(people.map(({ name }) => name))
  await expect(page.getByText(`Religious, ${people.length} instructors`)).toBeVisible()
})

test('an instructor’s card shows education, courses, rating, four links that open a new tab, and leads to the page', async ({
  page,
  baseURL,
}) => {
  await signInCached(page, STUDENT, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/instructor/physics')
  const [person] = await listed(page, 'Physics')
  const card = cards(page).first()
  await expect(card).toContainText(person!.education)
  await expect(card.locator('.instructor-facts')).toHaveText(/^\d+ courses?\d\.\d \(\d+, demo\)/)
  const links = card.getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(4)
  await expect(links.first()).toHaveAttribute('href', person!.facebook)
  for (const place of ['Facebook', 'X', 'Instagram', 'LinkedIn']) {
    const link = card.getByRole('link', { name: `${person!.name} on ${place} ` })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const box = (await link.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  await expect(card.getByRole('button')).toHaveCount(0)
  await card.getByRole('link', { name: person!.name, exact: true }).press('Enter')
  await expect(page).toHaveURL(`/teacher/${person!._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person!.name)
})

test('an instructor’s page lists the courses and leads to other instructors', async ({ page, baseURL }) => {
  await signInCached(page, STUDENT, baseURL!)
  const courses = (await (await page.request.get('/api/courses/classSeven')).json()) as Course[]
  const { instructorId, instructorName, title } = courses.find((course) => course.hasInstructorPage)!
  await page.goto('/classes/seven')
  const listed = page.locator('.course-card').filter({ hasText: title })
  await expect(listed, 'lessons and minutes are counted').toContainText(/\d+ lessons · \d+ min/)
  await listed.getByRole('link', { name: instructorName, exact: true }).click()
  await expect(page).toHaveURL(`/teacher/${instructorId}`)
  await expect(page).toHaveTitle(`${instructorName} | Porua`)
  const answer = await page.request.get(`/api/instructor/${instructorId}/courses?limit=24`)
  const taught = (await answer.json()) as Course[]
  const section = page.getByRole('region', { name: 'Courses' })
  await expect(section.getByRole('article').getByRole('heading')).toHaveText(taught.map((course) => course.title))
  await expect(section).toContainText(taught.length === 1 ? '1 course' : `${taught.length} courses`)
  const { Subject } = (await (await page.request.get(`/api/instructor/${instructorId}`)).json()) as Instructor
  const label = Subject === 'Religion' ? 'Religious' : Subject
  const path = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()
  await expect(path).toHaveText(label)
  await expect(page.getByRole('list', { name: 'Teaches' }).getByRole('link').first()).toHaveText(label)
})

test('only administrators can edit and delete an instructor', async ({ page, baseURL }) => {
  const headers = { authorization: `Bearer ${await signInCached(page, ADMIN, baseURL!)}` }
  const link = 'https://people.example/sample'
  const name = `Sample Person ${Date.now()}`
  const data = { Subject: 'Religion', name, img: '/favicon.svg', education: 'BA in History', facebook: link }
  const others = { linkedin: link, instagram: link, twitter: link }
  const added = await page.request.post('/api/addInstructor', { headers, data: { ...data, ...others } })
  const { insertedId } = (await added.json()) as { insertedId: string }

  await page.goto('/instructor/religious')
  const card = cards(page).filter({ hasText: name })
  await expect(card.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute(
    'href',
    `/Religion/newAdd/${insertedId}`,
  )
  await card.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog', { name: TEXTS.deleteQuestion })
  await question.getByRole('button', { name: TEXTS.deleteButton }).click()
  await expect(page.locator('.toast').getByText(TEXTS.deleted, { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
})
