import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { UPLOAD_TTL_SECONDS } from '../../contract/constants.ts'
import type { Blog, Book, Course, Instructor } from '../../contract/entities.ts'
import {
  BOOK_OBJECTIVE,
  COURSE_OBJECTIVE,
  COURSE_SYLLABUS,
  courseAdded,
  courseUpdated,
  TEXTS,
} from '../../contract/texts.ts'
import { bareMp3 } from '../helpers/bare-mp3.ts'
import { add, blog, book, call, course, instructor, newTitle, PICTURE, asAdmin, test } from './admin.ts'
import { ADMIN, logIn, signIn, STUDENT, token as tokenOf } from './people.ts'
import { expect } from './site.ts'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const notice = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** A card in a list, by its title. */
const card = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
const searchPath = (title: string) => `/searchCourse/${encodeURIComponent(title)}`

/** Checks in a second browser that a student sees new content on a page and in the bell. */
async function expectStudentSees(browser: Browser, origin: string, address: string, name: string): Promise<void> {
  const page = await browser.newPage({ baseURL: origin })
  await signIn(page, STUDENT, origin)
  await page.goto(address)
  await expect(card(page, name)).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText(name)).toBeVisible()
  await page.close()
}

async function openForm(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page, title)).toBeVisible()
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Collects the write calls that the page makes. */
function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(add|\w+Update|update)/.test(request.url())) writes.push(request.url())
  })
  return writes
}

const BLOG_FIELDS = {
  'Blog image link': PICTURE,
  'Writer name': 'Sample Writer',
  Date: '2026-05-31',
  Description: 'How to read a map.',
}

for (const { address, title, missing, first } of [
  { address: '/addCourse', title: 'Add Course', missing: 14, first: 'Class 1' },
  { address: '/addBook', title: 'Add Book', missing: 11, first: 'Book name' },
  { address: '/addBlog', title: 'Add Blog', missing: 5, first: 'Title' },
  { address: '/addInstructor', title: 'Add Instructor', missing: 8, first: 'Bengali' },
]) {
  asAdmin(`${title} marks missing fields and sends nothing`, async ({ page }) => {
    const writes = writesOf(page)
    await page.setViewportSize({ width: 390, height: 700 })
    await openForm(page, address, title)
    await button(page, title).click()
    await expect(page.getByText(/^Please (fill out this field|choose one)\.$/)).toHaveCount(missing)
    await expect(page.locator(':focus')).toHaveAccessibleName(first)
    const below = await page.evaluate(() => {
      const topOf = (field: Element | null | undefined) => field?.getBoundingClientRect().top ?? 0
      const bar = document.querySelector('header')!.getBoundingClientRect()
      return topOf(document.activeElement?.closest('[data-wrong]')) - bar.bottom
    })
    expect(below, 'label and field are below the top bar').toBeGreaterThanOrEqual(0)
    await expect(page.getByRole('alert')).toContainText(String(missing))
    expect(writes).toEqual([])
  })
}

asAdmin(
  'Add Course saves a full form with an uploaded cover, and a student finds it',
  async ({ page, browser, baseURL }) => {
    const title = newTitle('Motion')
    await openForm(page, '/addCourse', 'Add Course')
    await page.getByRole('radio', { name: 'Class 9', exact: true }).check()
    await fill(page, {
      Title: title,
      'Short description': 'Distance, speed and acceleration.',
      Price: '২৪',
      'Video link': '/porua-intro.mp4',
      About: 'Motion, step by step.',
      'Instructor name': 'Sample Teacher',
      Education: 'BSc in Physics',
      'Instructor photo link': PICTURE,
      Videos: '46',
      Quizzes: '12',
      Notes: '20',
    })
    await expect(select(page, 'Language')).toHaveValue('en')
    await select(page, 'Subject (optional)').selectOption('Physics')
    await button(page, 'Increase Hours').click()
    await upload(page, 'Cover image link')
    await expect(field(page, 'Cover image link')).toHaveValue(/\/media\//)
    await expect(page.getByRole('complementary', { name: 'Live preview' })).toContainText(title)
    await button(page, 'Add Course').click()
    await expect(notice(page, courseAdded('classNine'))).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('')
    await expect(heading(page, 'Add Course')).toBeFocused()

    const found = (await (
      await page.request.get(`/api/searchCourse?q=${encodeURIComponent(title)}`)
    ).json()) as Course[]
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      classCourse: 'classNine',
      price: 24,
      hours: 1,
      language: 'en',
      subject: 'Physics',
      Enrolled: 25,
      transcripts: 10,
      promoCode: 'PORUA10',
      img: expect.stringContaining('/media/'),
      objective: COURSE_OBJECTIVE,
      syllabus: COURSE_SYLLABUS,
    })
    await expectStudentSees(browser, baseURL!, searchPath(title), title)
  },
)

test('Update Course starts from the stored course, keeps its type, and renames it', async ({ page, token }) => {
  const { id, read } = await add(page, token, 'addCourse', course(newTitle('Motion')))
  const lessons = [{ _id: randomUUID(), title: 'A text', kind: 'text', body: 'Rest and motion.' }]
  const sections = [{ _id: randomUUID(), title: 'A section', lessons }]
  const saved = await call<{ revision: number }>(page.request, { token }, `PUT /curriculum/${id}`, {
    sections,
    revision: 0,
  })
  await call(page.request, { token }, `POST /curriculum/${id}/publish`, { revision: saved.revision })
  const title = newTitle('Speed')
  await openForm(page, `/classNine/update/${id}`, 'Update Course')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(field(page, 'Promo code')).toHaveValue('PORUA10')
  await expect(field(page, 'Hours')).toHaveAttribute('readonly')
  await expect(field(page, 'Quizzes')).toHaveValue('0')
  const listed = select(page, 'Listed instructor (optional)')
  await listed.selectOption({ index: 1 })
  const name = await listed.locator('option:checked').textContent()
  await expect(field(page, 'Instructor name')).toHaveValue(name!)
  await field(page, 'Title').fill(title)
  await button(page, 'Update Course').click()
  await expect(notice(page, courseUpdated('classNine'))).toBeVisible()
  await expect(page).toHaveURL(`/classNine/coursesInfo/${id}`)
  await expect(heading(page, title)).toBeVisible()
  expect(await read<Course>()).toMatchObject({
    title,
    classCourse: 'classNine',
    instructorName: name,
    hours: 1,
    quizzes: 0,
    Enrolled: 25,
  })
  await page.goto(searchPath(title))
  await expect(card(page, title)).toBeVisible()
})

asAdmin('Add Book saves a book with one writer, and a student sees it', async ({ page, browser, baseURL }) => {
  const name = newTitle('Rivers')
  await openForm(page, '/addBook', 'Add Book')
  await fill(page, {
    'Book name': name,
    Price: '6',
    'Book cover link': PICTURE,
    About: 'A reader for the evening.',
    Pages: '120',
    'File size': '8.8 MB',
    'Writer name': 'Sample Writer',
    'Writer education': 'MA in Bengali',
    'Writer photo link': PICTURE,
  })
  await page.getByRole('radio', { name: 'MP3' }).check()
  await page.getByRole('radio', { name: 'NO' }).check()
  await button(page, 'Add Book').click()
  await expect(notice(page, TEXTS.bookAdded)).toBeVisible()
  await expect(field(page, 'Book name')).toHaveValue('')
  const books = (await (await page.request.get('/api/books')).json()) as Book[]
  expect(books.find(({ bookName }) => bookName === name)).toMatchObject({
    formate: 'MP3',
    filesize: 8.8,
    interactive: 'NO',
    writerName2: '',
    objective: BOOK_OBJECTIVE,
  })
  await expectStudentSees(browser, baseURL!, '/books', name)
})

const BOOK_UPDATE = 'bookName img about writerName1 writerImg page formate filesize price revision'.split(' ')

test('Update Book changes nine fields and keeps the rest', async ({ page, token }) => {
  const { id, read } = await add(page, token, 'addBook', book(newTitle('Rivers')))
  await openForm(page, `/updateBook/${id}`, 'Update Book')
  await expect(field(page, 'File size')).toHaveValue('8.8')
  const name = newTitle('Streams')
  await fill(page, { 'Book name': name, Price: '0', 'File size': '9.5' })
  await button(page, 'Update Book').click()
  await expect(page.getByText('Must be 1 or more.')).toBeVisible()
  await field(page, 'Price').fill('7.5')
  const sent = page.waitForRequest(`**/api/bookUpdate/${id}`)
  await button(page, 'Update Book').click()
  expect(new Set(Object.keys((await sent).postDataJSON() as object))).toEqual(new Set(BOOK_UPDATE))
  await expect(notice(page, TEXTS.bookUpdated)).toBeVisible()
  await expect(page).toHaveURL('/books')
  await expect(card(page, name)).toBeVisible()
  expect(await read<Book>()).toMatchObject({
    price: 7.5,
    filesize: 9.5,
    writerName2: 'Second Writer',
    interactive: 'NO',
  })
})

test('Update Book takes MP3 chapters, puts them in order, and takes its numbers from them', async ({ page, token }) => {
  const { id, read } = await add(page, token, 'addBook', book(newTitle('Rivers')))
  await openForm(page, `/updateBook/${id}`, 'Update Book')
  await page.getByRole('radio', { name: 'MP3' }).check()
  const chapter = (name: string, frames: number) => ({ name, mimeType: 'audio/mpeg', buffer: bareMp3(frames) })
  await page.getByLabel('Add chapters').setInputFiles([chapter('2_sea.mp3', 4000), chapter('1_river.mp3', 4000)])
  const titles = page.getByLabel('Chapter title')
  await expect(titles).toHaveCount(2)
  await expect(titles.first()).toHaveValue('1 river')
  await titles.first().fill('The river')
  await titles.first().press('Alt+ArrowDown')
  await expect(titles.first()).toHaveValue('2 sea')
  await page.getByRole('button', { name: 'Move up: The river' }).click()
  await expect(titles.first()).toHaveValue('The river')
  await page.getByRole('button', { name: 'Remove: 2 sea' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles.last()).toHaveValue('2 sea')
  await expect(field(page, 'File size')).toHaveAttribute('readonly')
  await expect(field(page, 'File size')).toHaveValue('3.34')
  await button(page, 'Update Book').click()
  await expect(notice(page, TEXTS.bookUpdated)).toBeVisible()
  expect(await read<Book>()).toMatchObject({ formate: 'MP3', isReadable: true, minutes: 4, filesize: 3.34 })
})

asAdmin(
  'a form checks the contract’s limits and explains them in Bengali before anything is sent',
  async ({ page }) => {
    const writes = writesOf(page)
    await openForm(page, '/addBook?lang=bn', 'বই যোগ করুন')
    await expect(page.getByLabel('বইয়ের নাম')).toHaveAttribute('maxlength', '200')
    await page.getByLabel('মূল্য').fill('১০০০০১')
    await page.getByLabel('পৃষ্ঠা', { exact: true }).fill('1.5')
    await page.getByLabel('ফাইলের আকার').fill('বড়')
    await button(page, 'বই যোগ করুন').click()
    await expect(page.getByLabel('মূল্য')).toHaveAccessibleDescription('সর্বোচ্চ ১,০০,০০০ হতে পারে।')
    await expect(page.getByLabel('পৃষ্ঠা', { exact: true })).toHaveAccessibleDescription('একটি পূর্ণ সংখ্যা লিখুন।')
    await expect(page.getByLabel('ফাইলের আকার')).toHaveAccessibleDescription('৮.৮ MB-এর মতো একটি আকার লিখুন।')
    await expect(page.getByLabel('বইয়ের নাম')).toBeFocused()
    expect(writes).toEqual([])
  },
)

asAdmin('Add Blog saves a full form', async ({ page }) => {
  const title = newTitle('Maps')
  await openForm(page, '/addBlog', 'Add Blog')
  await fillBlog(page, title)
  await button(page, 'Add Blog').click()
  await expect(notice(page, TEXTS.blogAdded)).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('')
  const blogs = (await (await page.request.get('/api/blogs')).json()) as Blog[]
  expect(blogs.find((one) => one.title === title)).toMatchObject({ date: '2026-05-31', writerName: 'Sample Writer' })
  await page.goto('/blogs')
  await expect(card(page, title)).toBeVisible()
})

test('Blog Update saves and returns to the list', async ({ page, token }) => {
  const { id, read } = await add(page, token, 'addBlog', blog(newTitle('Maps')))
  await openForm(page, `/updateBlog/${id}`, 'Blog Update')
  const title = newTitle('Charts')
  await fill(page, { Title: title, Description: 'How to draw a map.' })
  await button(page, 'Update Blog').click()
  await expect(notice(page, TEXTS.blogUpdated)).toBeVisible()
  await expect(page).toHaveURL('/blogs')
  await expect(card(page, title)).toBeVisible()
  expect(await read<Blog>()).toMatchObject({ title, description: 'How to draw a map.', date: '2026-05-31' })
})

asAdmin('Add Instructor saves a full form and refuses a script as an address', async ({ page }) => {
  const name = newTitle('Teacher')
  const writes = writesOf(page)
  await openForm(page, '/addInstructor', 'Add Instructor')
  await page.getByRole('radio', { name: 'Physics' }).check()
  await fill(page, {
    Name: name,
    Education: 'BSc in Physics',
    'Photo link': PICTURE,
    Facebook: 'javascript:alert(1)',
    LinkedIn: 'https://linkedin.com/in/sample',
    Instagram: 'https://instagram.com/sample',
    Twitter: 'https://twitter.com/sample',
  })
  await button(page, 'Add Instructor').click()
  await expect(field(page, 'Facebook')).toHaveAccessibleDescription(/must start with https/i)
  await expect(field(page, 'Facebook')).toBeFocused()
  expect(writes).toEqual([])
  await field(page, 'Facebook').fill('https://facebook.com/sample')
  await button(page, 'Add Instructor').click()
  await expect(notice(page, TEXTS.instructorAdded)).toBeVisible()
  const all = (await (await page.request.get('/api/instructors/Physics')).json()) as Instructor[]
  expect(all.find((one) => one.name === name)).toMatchObject({ facebook: 'https://facebook.com/sample' })
  await page.goto('/instructor/physics')
  await expect(card(page, name)).toBeVisible()
})

test('Update Instructor saves and opens the subject’s page', async ({ page, token }) => {
  const { id, read } = await add(page, token, 'addInstructor', instructor(newTitle('Teacher')))
  await openForm(page, `/Physics/newAdd/${id}`, 'Update Instructor')
  const name = newTitle('Tutor')
  await page.getByRole('radio', { name: 'Chemistry' }).check()
  await field(page, 'Name').fill(name)
  await button(page, 'Update Instructor').click()
  await expect(notice(page, TEXTS.instructorUpdated)).toBeVisible()
  await expect(page).toHaveURL('/instructor/chemistry')
  await expect(card(page, name)).toBeVisible()
  expect(await read<Instructor>()).toMatchObject({ name, Subject: 'Chemistry', education: 'BSc in Physics' })
})

asAdmin('a draft survives a reload, and clearing it can be undone', async ({ page }) => {
  await openForm(page, '/addBlog', 'Add Blog')
  await fill(page, { Title: 'Half a blog', Description: 'Half of it' })
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Half a blog')
  await expect(page.getByText('We restored what you had typed.')).toBeVisible()
  await button(page, 'Clear').click()
  await expect(field(page, 'Title')).toHaveValue('')
  await button(page, 'Undo').click()
  await expect(field(page, 'Description')).toHaveValue('Half of it')
  await button(page, 'Clear').click()
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('')
})

asAdmin('an uploaded picture is renewed while a form stays open, and can be removed', async ({ page }) => {
  await page.clock.install()
  await openForm(page, '/addBlog', 'Add Blog')
  await upload(page, 'Blog image link')
  const image = field(page, 'Blog image link')
  await expect(image).toHaveValue(/\/media\//)
  const first = await image.inputValue()
  // Shortly before the server would delete the unused upload.
  await page.clock.fastForward((UPLOAD_TTL_SECONDS - 30) * 1000)
  await expect(image).not.toHaveValue(first)
  await expect(image).toHaveValue(/\/media\//)
  await button(page, 'Remove: Blog image link').click()
  await expect(image).toHaveValue('')
})

asAdmin('a picture upload can be cancelled and leaves the field as it was', async ({ page }) => {
  await openForm(page, '/addBlog', 'Add Blog')
  const image = field(page, 'Blog image link')
  await image.fill(PICTURE)
  // Never answered.
  await page.route('**/api/media', () => {})
  await upload(page, 'Blog image link')
  const cancelled = page.waitForEvent('requestfailed')
  await button(page, 'Cancel the upload: Blog image link').focus()
  await page.keyboard.press('Enter')
  await cancelled
  await expect(page.getByLabel('Choose file: Blog image link')).toBeFocused()
  await expect(image).toHaveValue(PICTURE)
  await expect(image).toHaveAccessibleDescription(/^Paste a link/)
  await page.unroute('**/api/media')
  await upload(page, 'Blog image link')
  await expect(image).toHaveValue(/\/media\//)
})

asAdmin('Bengali typed on an English page is marked as Bengali', async ({ page }) => {
  await openForm(page, '/addBlog', 'Add Blog')
  const title = field(page, 'Title')
  await title.fill('Maps')
  await expect(page.locator('html')).not.toHaveAttribute('data-bengali')
  await title.fill('মানচিত্র')
  await expect(title).toHaveAttribute('lang', 'bn')
  await expect(page.locator('html')).toHaveAttribute('data-bengali')
})

asAdmin('leaving a form with unsaved changes asks for confirmation', async ({ page }) => {
  await openForm(page, '/addBlog', 'Add Blog')
  await field(page, 'Title').fill('Half a blog')
  const logo = page.getByRole('banner').getByRole('link').first()
  await logo.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/addBlog')
  await logo.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
})

test('a link clicked while a form is being saved is followed afterwards', async ({ page, token }) => {
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

asAdmin('a form’s section is marked as done when all its fields are filled', async ({ page }) => {
  await openForm(page, '/addBlog', 'Add Blog')
  const basics = page.getByRole('navigation', { name: 'Form sections' }).getByRole('button', { name: 'Basics' })
  await expect(basics).not.toHaveAccessibleName(/Done/)
  await fill(page, { Title: 'Half a blog', 'Blog image link': PICTURE })
  await expect(basics).toHaveAccessibleName(/Done/)
  await button(page, 'Clear').click()
})

test.describe('errors', () => {
  test.use({ allow: /Failed to load resource/ })

  asAdmin('a server error is shown at its field', async ({ page }) => {
    await openForm(page, '/addBlog', 'Add Blog')
    await fillBlog(page, newTitle('Maps'))
    await alterRequest(page, { date: '2026-02-31' })
    await button(page, 'Add Blog').click()
    const date = page.getByLabel('Date')
    await expect(date).toHaveAccessibleDescription('This day does not exist.')
    await expect(date).toBeFocused()
    await expect(field(page, 'Title')).not.toHaveValue('')
  })

  asAdmin('a form keeps what was typed when the connection is lost', async ({ page, context }) => {
    const title = newTitle('Maps')
    await openForm(page, '/addBlog', 'Add Blog')
    await fillBlog(page, title)
    await context.setOffline(true)
    await button(page, 'Add Blog').click()
    await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
    await expect(field(page, 'Title')).toHaveValue(title)
    await context.setOffline(false)
    await button(page, 'Add Blog').click()
    await expect(notice(page, TEXTS.blogAdded)).toBeVisible()
  })

  asAdmin('a form whose session was lost leads to login and back, with everything typed', async ({ page }) => {
    const title = newTitle('Maps')
    await openForm(page, '/addBlog', 'Add Blog')
    await field(page, 'Title').fill(title)
    // Lost unnoticed, as when it expires while the computer sleeps.
    await page.evaluate(() => localStorage.setItem('accessToken', 'lost'))
    await fillBlog(page, title)
    await button(page, 'Add Blog').click()
    await expect(page).toHaveURL('/login?from=%2FaddBlog')
    await expect(page.locator('.sign-in-reason')).toHaveText('Your session has ended. Please log in again.')
    await logIn(page, ADMIN)
    await expect(page).toHaveURL('/addBlog')
    await expect(field(page, 'Title')).toHaveValue(title)
    await expect(field(page, 'Description')).toHaveValue(BLOG_FIELDS.Description)
    await button(page, 'Add Blog').click()
    await expect(notice(page, TEXTS.blogAdded)).toBeVisible()
  })

  test('the later of two editors is told about the conflict and chooses', async ({ page, token }) => {
    const first = newTitle('Maps')
    const { id, read } = await add(page, token, 'addBlog', blog(first))
    const headers = { authorization: `Bearer ${token}` }
    const other = (data: object) => page.request.put(`/api/blogUpdate/${id}`, { headers, data })
    await openForm(page, `/updateBlog/${id}`, 'Blog Update')
    await field(page, 'Title').fill('Mine')
    await other({ title: 'Theirs', writerName: 'Other Writer' })
    await button(page, 'Update Blog').click()

    const conflict = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' })
    await expect(conflict).toContainText('Theirs')
    await conflict.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(field(page, 'Title')).toHaveValue('Theirs')
    await expect(field(page, 'Writer name')).toHaveValue('Other Writer')
    await expect(page.getByRole('heading', { name: 'What you typed' })).toBeFocused()
    await button(page, 'Use mine: Title').click()
    await expect(field(page, 'Title')).toHaveValue('Mine')

    await other({ title: 'Theirs again', description: 'Another text.' })
    await button(page, 'Update Blog').click()
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(notice(page, TEXTS.blogUpdated)).toBeVisible()
    // Only the fields I changed overwrite theirs.
    expect(await read<Blog>()).toMatchObject({
      title: 'Mine',
      writerName: 'Other Writer',
      description: 'Another text.',
    })
  })

  test('an administrator who opens deleted content is pointed to the bin', async ({ page, token }) => {
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
      await expect(page.getByRole('heading', { name: 'This is in the bin' }), address).toBeVisible()
      await expect(page.locator('.save-bar'), address).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Open the bin' }).click()
    await expect(page.getByRole('button', { name: `Restore ${name}` })).toHaveCount(4)
  })

  asAdmin('the server’s field errors are shown in Bengali on a Bengali page', async ({ page }) => {
    await openForm(page, '/addBlog?lang=bn', 'ব্লগ যোগ করুন')
    await page.getByLabel('শিরোনাম').fill('মানচিত্র')
    await page.getByLabel('ব্লগের ছবির ঠিকানা', { exact: true }).fill(PICTURE)
    await page.getByLabel('লেখকের নাম').fill('নমুনা লেখক')
    await page.getByLabel('তারিখ').fill('2026-05-31')
    await page.getByLabel('বিবরণ').fill('মানচিত্র পড়া।')
    await alterRequest(page, { date: '2026-02-31', writerName: 'ক'.repeat(101) })
    await button(page, 'ব্লগ যোগ করুন').click()
    await expect(page.getByLabel('তারিখ')).toHaveAccessibleDescription('এমন কোনো দিন নেই।')
    await expect(page.getByLabel('লেখকের নাম')).toHaveAccessibleDescription('সর্বোচ্চ ১০০টি অক্ষর।')
  })

  asAdmin('an update form of missing content says so', async ({ page }) => {
    await openForm(page, '/updateBook/00000000-0000-7000-8000-000000000000', 'Update Book')
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test('a student may not open update pages, and is signed out by add pages', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, STUDENT)
  await expect.poll(() => tokenOf(page)).toBeTruthy()
  for (const address of ['/classOne/update/1', '/updateBook/1', '/updateBlog/1', '/English/newAdd/1']) {
    await openForm(page, address, 'Administrators only')
  }
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

async function upload(page: Page, name: string): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  await page.getByLabel(`Choose file: ${name}`).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
}

async function fillBlog(page: Page, title: string): Promise<void> {
  const { Date: date, ...texts } = BLOG_FIELDS
  await fill(page, { Title: title, ...texts })
  // A date input does not have the textbox role.
  await page.getByLabel('Date').fill(date)
}
