// What each of the administrators' forms saves.
import { randomUUID } from 'node:crypto'
import type { Blog, Book, Course, Instructor } from '../../contract/calls/catalogue/catalogue.ts'
import {
  BOOK_OBJECTIVE,
  COURSE_OBJECTIVE,
  COURSE_SYLLABUS,
  courseAdded,
  courseUpdated,
  TEXTS,
} from '../../contract/texts.ts'
import { bareMp3 } from '../helpers/files/bare-mp3.ts'
import { wording } from '../helpers/wording.ts'
import { add, blog, book, call, course, instructor, newTitle, PICTURE, asAdmin, test } from './admin.ts'
import {
  select,
  field,
  button,
  notice,
  heading,
  card,
  searchPath,
  expectMissingFields,
  expectStudentSees,
  openForm,
  fill,
  writesOf,
  upload,
  fillBlog,
} from './forms.ts'
import { expect } from './site.ts'

asAdmin('Add Course marks missing fields and sends nothing', ({ page }) =>
  expectMissingFields(page, { address: '/addCourse', title: 'Add Course', missing: 14, first: 'Class 1' }),
)

for (const form of [
  { address: '/addBook', title: 'Add Book', missing: 11, first: 'Book name' },
  { address: '/addBlog', title: 'Add Blog', missing: 5, first: 'Title' },
  { address: '/addInstructor', title: 'Add Instructor', missing: 8, first: 'Bengali' },
]) {
  asAdmin(`${form.title} marks missing fields and sends nothing`, { tag: '@long' }, ({ page }) =>
    expectMissingFields(page, form),
  )
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
    const sent = page.waitForRequest('**/api/addCourse')
    await button(page, 'Add Course').click()
    expect((await sent).postDataJSON()).toMatchObject({ state: 'unread' })
    await expect(notice(page, courseAdded('classNine'))).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('')
    await expect(heading(page, 'Add Course')).toBeFocused()
    // Follows the notice to the course's page, and goes from there to its lessons.
    const added = page.locator('.toast', { hasText: courseAdded('classNine') })
    await expect(added.getByRole('button', { name: 'Add lessons' })).toBeVisible()
    await added.getByRole('button', { name: wording('course_open') }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: wording('course_open') })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Add lessons' }).click()
    await expect(heading(page, 'Curriculum')).toBeVisible()

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
  // The lessons' figures do not overwrite typed values.
  await expect(field(page, 'Hours')).toHaveValue('18')
  await field(page, 'Hours').fill('20')
  const listed = select(page, wording('form_instructor_choose'))
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
    hours: 20,
    quizzes: course('').quizzes,
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

const BOOK_UPDATE = 'bookName img about writerName1 writerImg page formate filesize price'.split(' ')

test('Update Book changes nine fields and keeps the rest', { tag: '@long' }, async ({ page, token }) => {
  const { id, read } = await add(page, token, 'addBook', book(newTitle('Rivers')))
  await openForm(page, `/updateBook/${id}`, 'Update Book')
  await expect(field(page, 'File size')).toHaveValue('8.8')
  await expect(page.getByText(wording('form_required_but_optional'))).toBeVisible()
  const name = newTitle('Streams')
  await fill(page, { 'Book name': name, Price: '0', 'File size': '9.5' })
  await button(page, 'Update Book').click()
  await expect(page.getByText('Must be 1 or more.')).toBeVisible()
  await field(page, 'Price').fill('7.5')
  const sent = page.waitForRequest(`**/api/bookUpdate/${id}`)
  await button(page, 'Update Book').click()
  expect(new Set(Object.keys((await sent).postDataJSON() as object))).toEqual(new Set(BOOK_UPDATE))
  expect((await sent).headers()['if-match']).toMatch(/^"\d+"$/)
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

test(
  'Update Book takes MP3 chapters, puts them in order, and takes its numbers from them when asked',
  { tag: '@long' },
  async ({ page, token }) => {
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
    await page.getByRole('button', { name: wording('form_files_remove', { name: '2 sea' }) }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles.last()).toHaveValue('2 sea')
    await expect(field(page, 'File size')).toHaveValue('8.8')
    await button(page, wording('form_files_take_numbers')).click()
    await expect(field(page, 'File size')).toHaveValue('3.34')
    await button(page, 'Update Book').click()
    await expect(notice(page, TEXTS.bookUpdated)).toBeVisible()
    expect(await read<Book>()).toMatchObject({ formate: 'MP3', isReadable: true, minutes: 4, filesize: 3.34 })
  },
)

asAdmin(
  'a form checks the contract’s limits and explains them in Bengali before anything is sent',
  async ({ page }) => {
    const writes = writesOf(page)
    await openForm(page, '/addBook?lang=bn', 'বই যোগ করুন')
    await expect(page.getByLabel('বইয়ের নাম')).toHaveAttribute('maxlength', '200')
    await page.getByLabel('দাম').fill('১০০০০১')
    await page.getByLabel('পৃষ্ঠা', { exact: true }).fill('1.5')
    await page.getByLabel(wording('form_file_size', {}, 'bn')).fill('বড়')
    await button(page, 'বই যোগ করুন').click()
    await expect(page.getByLabel('দাম')).toHaveAccessibleDescription('সর্বোচ্চ ১,০০,০০০ হতে পারে।')
    await expect(page.getByLabel('পৃষ্ঠা', { exact: true })).toHaveAccessibleDescription('একটি পূর্ণ সংখ্যা লিখুন।')
    await expect(page.getByLabel(wording('form_file_size', {}, 'bn'))).toHaveAccessibleDescription(
      wording('field_not_a_size', {}, 'bn'),
    )
    await expect(page.getByLabel('বইয়ের নাম')).toBeFocused()
    expect(writes).toEqual([])
  },
)

asAdmin('Add Blog saves a full form', { tag: '@long' }, async ({ page }) => {
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

test('Blog Update saves and returns to the list', { tag: '@long' }, async ({ page, token }) => {
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

asAdmin('Add Instructor saves a full form and refuses a script as an address', { tag: '@long' }, async ({ page }) => {
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

test('Update Instructor saves and opens the subject’s page', { tag: '@long' }, async ({ page, token }) => {
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
