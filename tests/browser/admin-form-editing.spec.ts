// What all of the administrators' forms have in common: drafts, pictures, leaving, errors and conflicts.
import type { Page } from '@playwright/test'
import { UPLOAD_TTL_SECONDS } from '../../contract/constants.ts'
import type { Blog, Instructor } from '../../contract/calls/catalogue/catalogue.ts'
import { TEXTS } from '../../contract/texts.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { add, blog, book, call, course, instructor, newTitle, PICTURE, asAdmin, test } from './admin.ts'
import { ADMIN, asStudent, logIn, token as tokenOf } from './people.ts'
import { field, button, notice, heading, openForm, fill, select, BLOG_FIELDS, upload, fillBlog } from './forms.ts'
import { expect } from './site.ts'

asAdmin('a draft survives a reload, and clearing it can be undone', async ({ page }) => {
  await openForm(page, '/addBlog', 'Add Blog')
  await fill(page, { Title: 'Half a blog', Description: 'Half of it' })
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Half a blog')
  await expect(page.getByText(wording('form_restored'))).toBeVisible()
  await button(page, 'Clear').click()
  await expect(field(page, 'Title')).toHaveValue('')
  await button(page, 'Undo').click()
  await expect(field(page, 'Description')).toHaveValue('Half of it')
  await button(page, 'Clear').click()
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('')
})

asAdmin(
  'a picture upload can be cancelled, and one that succeeds is renewed and can be removed',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await openForm(page, '/addBlog', 'Add Blog')
    const image = field(page, 'Blog image link')
    await image.fill(PICTURE)
    await test.step('a cancelled upload leaves the field as it was', async () => {
      // This request is never answered.
      await page.route('**/api/media', () => {})
      await upload(page, 'Blog image link')
      const cancelled = page.waitForEvent('requestfailed')
      await button(page, wording('form_upload_cancel_of', { name: 'Blog image link' })).focus()
      await page.keyboard.press('Enter')
      await cancelled
      await expect(page.getByLabel('Choose file: Blog image link')).toBeFocused()
      await expect(image).toHaveValue(PICTURE)
      await expect(image).toHaveAccessibleDescription(/^Paste a link/)
      await page.unroute('**/api/media')
    })
    await test.step('an uploaded picture is renewed while the form stays open', async () => {
      await upload(page, 'Blog image link')
      await expect(image).toHaveValue(/\/media\//)
      const first = await image.inputValue()
      // This is shortly before the server would delete the unused upload.
      await page.clock.fastForward((UPLOAD_TTL_SECONDS - 30) * 1000)
      await expect(image).not.toHaveValue(first)
      await expect(image).toHaveValue(/\/media\//)
    })
    await button(page, wording('form_picture_remove_of', { name: 'Blog image link' })).click()
    await expect(image).toHaveValue('')
  },
)

asAdmin(
  'a form marks Bengali and finished sections while typing, and asks before it is left',
  { tag: '@long' },
  async ({ page }) => {
    await openForm(page, '/addBlog', 'Add Blog')
    await test.step('a section is marked as done when all its fields are filled', async () => {
      const basics = page.getByRole('navigation', { name: 'Form sections' }).getByRole('button', { name: 'Basics' })
      await expect(basics).not.toHaveAccessibleName(/Done/)
      await fill(page, { Title: 'Half a blog', 'Blog image link': PICTURE })
      await expect(basics).toHaveAccessibleName(/Done/)
    })
    await test.step('Bengali typed on an English page is marked as Bengali', async () => {
      const title = field(page, 'Title')
      await expect(page.locator('html')).not.toHaveAttribute('data-bengali')
      await title.fill('মানচিত্র')
      await expect(title).toHaveAttribute('lang', 'bn')
      await expect(page.locator('html')).toHaveAttribute('data-bengali')
    })
    await test.step('leaving it with unsaved changes asks for confirmation', async () => {
      const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' })
      await contact.click()
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(question).toBeHidden()
      await expect(page).toHaveURL('/addBlog')
      await contact.click()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL('/contact')
    })
  },
)

test('a link clicked while a form is being saved is followed afterwards', { tag: '@long' }, async ({ page, token }) => {
  const { id } = await add(page, token, 'addBlog', blog(newTitle('Maps')))
  const saving = Promise.withResolvers<void>()
  await page.route('**/api/blogUpdate/*', async (route) => {
    await saving.promise
    await route.continue()
  })
  await openForm(page, `/updateBlog/${id}`, 'Blog Update')
  await field(page, 'Title').fill(newTitle('Charts'))
  await button(page, 'Update Blog').click()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  saving.resolve()
  await expect(notice(page, TEXTS.blogUpdated)).toBeVisible()
  await expect(heading(page, 'Contact Us')).toBeVisible()
})

test.describe('errors', () => {
  test.use({ allow: /Failed to load resource/ })

  asAdmin('a form keeps what was typed when the connection is lost', async ({ page, context }) => {
    const title = newTitle('Maps')
    await openForm(page, '/addBlog', 'Add Blog')
    await fillBlog(page, title)
    await context.setOffline(true)
    await button(page, 'Add Blog').click()
    await expect(page.getByRole('alert')).toContainText(wordingPattern('form_not_saved'))
    await expect(field(page, 'Title')).toHaveValue(title)
    await context.setOffline(false)
    await button(page, 'Add Blog').click()
    await expect(notice(page, TEXTS.blogAdded)).toBeVisible()
  })

  asAdmin(
    'a form whose session was lost leads to login and back, with everything typed',
    { tag: '@long' },
    async ({ page }) => {
      const title = newTitle('Maps')
      await openForm(page, '/addBlog', 'Add Blog')
      await field(page, 'Title').fill(title)
      // The token expires unnoticed, as it does while a computer sleeps.
      await page.evaluate(() => localStorage.setItem('accessToken', 'lost'))
      await fillBlog(page, title)
      await button(page, 'Add Blog').click()
      await expect(page).toHaveURL('/login?from=%2FaddBlog')
      await expect(page.locator('.sign-in-reason')).toHaveText(wording('login_reason_ended'))
      await logIn(page, ADMIN)
      await expect(page).toHaveURL('/addBlog')
      await expect(field(page, 'Title')).toHaveValue(title)
      await expect(field(page, 'Description')).toHaveValue(BLOG_FIELDS.Description)
      await button(page, 'Add Blog').click()
      await expect(notice(page, TEXTS.blogAdded)).toBeVisible()
    },
  )

  test('the later of two editors sees the conflict and chooses', async ({ page, token }) => {
    const first = newTitle('Maps')
    const { id, read } = await add(page, token, 'addBlog', blog(first))
    const headers = { authorization: `Bearer ${token}` }
    const other = (data: object) => page.request.put(`/api/blogUpdate/${id}`, { headers, data })
    await openForm(page, `/updateBlog/${id}`, 'Blog Update')
    await field(page, 'Title').fill('Mine')
    await other({ title: 'Theirs', writerName: 'Other Writer' })
    await button(page, 'Update Blog').click()

    const conflict = page.getByRole('dialog', { name: wording('form_conflict_title') })
    await expect(conflict).toContainText('Theirs')
    await conflict.getByRole('button', { name: wording('form_conflict_load') }).click()
    await expect(field(page, 'Title')).toHaveValue('Theirs')
    await expect(field(page, 'Writer name')).toHaveValue('Other Writer')
    await expect(page.getByRole('heading', { name: 'What you typed' })).toBeFocused()
    await button(page, 'Use mine: Title').click()
    await expect(field(page, 'Title')).toHaveValue('Mine')

    await other({ title: 'Theirs again', description: 'Another text.' })
    await button(page, 'Update Blog').click()
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(notice(page, TEXTS.blogUpdated)).toBeVisible()
    // Only the fields that this editor changed overwrite the other one's.
    expect(await read<Blog>()).toMatchObject({
      title: 'Mine',
      writerName: 'Other Writer',
      description: 'Another text.',
    })
  })

  test(
    'only fields that both editors changed collide, also after the draft was restored',
    { tag: '@long' },
    async ({ page, token }) => {
      const { id, read } = await add(page, token, 'addBlog', blog(newTitle('Maps')))
      const other = (body: object) => call(page.request, { token }, `PUT /blogUpdate/${id}`, body)
      await openForm(page, `/updateBlog/${id}`, 'Blog Update')
      await fill(page, { Title: 'Mine', 'Writer name': 'My Writer' })
      await other({ title: 'Theirs', description: 'Their text.' })
      await page.reload()
      await expect(field(page, 'Title')).toHaveValue('Mine')
      await button(page, 'Update Blog').click()

      const conflict = page.getByRole('dialog', { name: wording('form_conflict_title') })
      await expect(conflict.getByRole('term')).toHaveText(['Title'])
      await expect(conflict.getByRole('definition')).toHaveText([
        `${wording('form_conflict_theirs')}Theirs`,
        'YoursMine',
      ])
      await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()
      await expect(notice(page, TEXTS.blogUpdated)).toBeVisible()
      expect(await read<Blog>()).toMatchObject({
        title: 'Mine',
        writerName: 'My Writer',
        description: 'Their text.',
      })
    },
  )

  test('an outdated draft that was cleared and restored is a conflict', { tag: '@long' }, async ({ page, token }) => {
    const { id } = await add(page, token, 'addBlog', blog(newTitle('Maps')))
    await openForm(page, `/updateBlog/${id}`, 'Blog Update')
    await field(page, 'Title').fill('Mine')
    await call(page.request, { token }, `PUT /blogUpdate/${id}`, { title: 'Theirs' })
    await page.reload()
    await expect(field(page, 'Title')).toHaveValue('Mine')
    await button(page, 'Clear').click()
    await expect(field(page, 'Title')).toHaveValue('Theirs')
    await button(page, 'Undo').click()
    await expect(field(page, 'Title')).toHaveValue('Mine')
    await button(page, 'Update Blog').click()
    const conflict = page.getByRole('dialog', { name: wording('form_conflict_title') })
    await expect(conflict.getByRole('definition')).toHaveText([`${wording('form_conflict_theirs')}Theirs`, 'YoursMine'])
  })

  test('a conflict names the instructors that two editors chose', { tag: '@long' }, async ({ page, token }) => {
    const { id } = await add(page, token, 'addCourse', course(newTitle('Maps')))
    const [mine, theirs] = (await (await page.request.get('/api/instructors/Physics')).json()) as Instructor[]
    await openForm(page, `/classNine/update/${id}`, 'Update Course')
    await select(page, wording('form_instructor_choose')).selectOption(mine!._id)
    await call(page.request, { token }, `PUT /courseUpdate/${id}`, { instructorId: theirs!._id })
    await button(page, 'Update Course').click()

    const conflict = page.getByRole('dialog', { name: wording('form_conflict_title') })
    const versions = conflict.getByRole('definition')
    await expect(versions.first()).toContainText(theirs!.name)
    await expect(versions.nth(1)).toContainText(mine!.name)
  })

  test('changes of two editors in different fields are saved together', { tag: '@long' }, async ({ page, token }) => {
    const { id, read } = await add(page, token, 'addBlog', blog(newTitle('Maps')))
    const other = (body: object) => call(page.request, { token }, `PUT /blogUpdate/${id}`, body)
    await openForm(page, `/updateBlog/${id}`, 'Blog Update')
    await field(page, 'Title').fill('Mine')
    await other({ writerName: 'Their Writer', description: 'Their text.' })
    await button(page, 'Update Blog').click()

    const conflict = page.getByRole('dialog', { name: wording('form_conflict_title') })
    await expect(conflict.getByRole('listitem')).toHaveText(['Writer name', 'Description'])
    await conflict.getByRole('button', { name: 'Save both' }).click()
    await expect(notice(page, TEXTS.blogUpdated)).toBeVisible()
    expect(await read<Blog>()).toMatchObject({
      title: 'Mine',
      writerName: 'Their Writer',
      description: 'Their text.',
    })
    const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
    expect(drafts, 'nothing is left of the draft').toEqual([])
  })

  test(
    'an administrator who opens deleted content is pointed to the bin, and missing content says so',
    { tag: '@long' },
    async ({ page, token }) => {
      const name = newTitle('Deleted')
      const deleted = async (adding: Parameters<typeof add>[2], body: object, deleting: string) => {
        const { id } = await add(page, token, adding, body)
        await call(page.request, { token }, `DELETE /${deleting}/${id}`)
        return id
      }
      const courseId = await deleted('addCourse', course(name), 'course')
      const bookId = await deleted('addBook', book(name), 'bookDelete')
      const blogId = await deleted('addBlog', blog(name), 'blogDelete')
      const instructorId = await deleted('addInstructor', instructor(name), 'instructor')
      // View and edit pages, for content that administrators can still read and for content that nobody can.
      for (const address of [
        `/classNine/coursesInfo/${courseId}`,
        `/updateBook/${bookId}`,
        `/blog/${blogId}`,
        `/Physics/newAdd/${instructorId}`,
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { name: wording('bin_note_title') }), address).toBeVisible()
        await expect(page.locator('.save-bar'), address).toHaveCount(0)
      }
      await page.getByRole('link', { name: wording('bin_note_open') }).click()
      await expect(page.getByRole('button', { name: `Restore ${name}` })).toHaveCount(4)
      await openForm(page, '/updateBook/00000000-0000-7000-8000-000000000000', 'Update Book')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  )

  asAdmin('the server’s errors are shown at their fields, in Bengali on a Bengali page', async ({ page }) => {
    await openForm(page, '/addBlog?lang=bn', 'ব্লগ যোগ করুন')
    await page.getByLabel('শিরোনাম').fill('মানচিত্র')
    await page.getByLabel('ব্লগের ছবির লিংক', { exact: true }).fill(PICTURE)
    await page.getByLabel('লেখকের নাম').fill('নমুনা লেখক')
    await page.getByLabel('তারিখ').fill('2026-05-31')
    await page.getByLabel('বিবরণ').fill('মানচিত্র পড়া।')
    await alterRequest(page, { date: '2026-02-31', writerName: 'ক'.repeat(101) })
    await button(page, 'ব্লগ যোগ করুন').click()
    await expect(page.getByLabel('তারিখ')).toHaveAccessibleDescription(wording('field_no_such_day', {}, 'bn'))
    await expect(page.getByLabel('লেখকের নাম')).toHaveAccessibleDescription(
      wording('field_too_long', { n: '১০০' }, 'bn'),
    )
    await expect(page.getByLabel('লেখকের নাম')).toBeFocused()
    await expect(page.getByLabel('শিরোনাম')).toHaveValue('মানচিত্র')
  })
})

// `npm run test:long` opens each of these pages.
asStudent('a student may not open update pages, and is signed out by add pages', { tag: '@long' }, async ({ page }) => {
  await openForm(page, '/updateBook/1', 'Administrators only')
  expect(await tokenOf(page)).toBeTruthy()
  await page.goto('/addBook')
  await expect(page).toHaveURL('/login')
  expect(await tokenOf(page)).toBeNull()
})

/** Changes the request body, to send what the form's own checks would refuse. */
async function alterRequest(page: Page, changes: object): Promise<void> {
  await page.route('**/api/addBlog', (route) => {
    const body = { ...(route.request().postDataJSON() as object), ...changes }
    return route.continue({ postData: JSON.stringify(body) })
  })
}
