// Accessibility of the administrators' forms: with errors, all sections open, and their dialogs.
import { add, blog, course, newTitle, asAdmin, test } from '../browser/admin.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { logIn, STUDENT, token as tokenOf } from '../browser/people.ts'
import { expect } from '../browser/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [address, title] of [
  ['/addCourse', 'Add Course'],
  ['/addBook', 'Add Book'],
  ['/addBlog', 'Add Blog'],
  ['/addInstructor', 'Add Instructor'],
] as const) {
  asAdmin(`${title} is accessible with errors and all sections open`, async ({ page }) => {
    await page.goto(address)
    await page.getByRole('main').getByRole('button', { name: title }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    for (const fold of await page.locator('summary').all()) await fold.click()
    await expectAccessible(page)
  })
}

test('Update Course is accessible', async ({ page, token }) => {
  const { id } = await add(page, token, 'addCourse', course(newTitle('Motion')))
  await page.goto(`/classNine/update/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Course')
  await expectAccessible(page)
})

test('the dialog about unsaved changes is accessible', async ({ page, token }) => {
  const { id } = await add(page, token, 'addBlog', blog(newTitle('Maps')))
  await page.goto(`/updateBlog/${id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Changed')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectAccessible(page)
})

test('the page for administrators only is accessible', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, STUDENT)
  await expect.poll(() => tokenOf(page)).toBeTruthy()
  await page.goto('/updateBook/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrators only')
  await expectAccessible(page)
})
