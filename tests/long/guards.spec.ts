// Every page that visitors or students may not open, and every page that does not exist; `npm test` takes one of each kind.
import { randomUUID } from 'node:crypto'
import { accessToken, asStudent, open, signUp, token } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'

const ID = randomUUID()

/** Pages for people who are signed in. */
const GUARDED = [
  '/classes',
  '/classes/twelve',
  '/courses',
  '/courses/liveCourse',
  '/instructor/physics',
  '/books',
  '/addReviwe',
  '/myProfile',
  '/myOrder',
  '/myCollection',
  '/downloads',
  `/payment/${ID}`,
  `/receipt/${ID}`,
]
/** Pages for administrators. Others are signed out. */
const ADMINISTRATION = [
  '/users',
  '/addCourse',
  '/addBook',
  '/addBlog',
  '/addInstructor',
  '/admin',
  '/admin/messages',
  '/admin/questions',
  '/admin/orders',
  '/admin/refunds',
  '/admin/bin',
  '/admin/audit',
  '/admin/files',
  '/admin/certificates',
  '/admin/ratings',
]
/** Only for administrators; others see a notice. */
const UPDATES = ['/classOne/update/1', '/updateBook/1', '/updateBlog/1', '/English/newAdd/1']

test('a visitor to any guarded page is sent to login with the way back', async ({ page }) => {
  const first = async (call: string) =>
    ((await (await page.request.get(`/api${call}?limit=1`)).json()) as { _id: string }[])[0]!._id
  const records = [
    `/book/${await first('/books')}`,
    `/blog/${await first('/blogs')}`,
    `/teacher/${await first('/instructors/Physics')}`,
    `/classNine/coursesInfo/${await first('/courses/classNine')}`,
  ]
  for (const path of [...GUARDED, ...records, ...ADMINISTRATION, ...UPDATES]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
  }
})

test.describe('for a student', () => {
  // The answer to the bell's request may arrive after the session has ended.
  test.use({ allow: /status of 401/ })
  test.setTimeout(120_000)

  test('a student who opens any page of the administration is signed out', async ({ page, context, baseURL }) => {
    for (const path of ADMINISTRATION) {
      await context.clearCookies()
      const issued = await accessToken(page.request, await signUp(page, baseURL!))
      await page.goto('/privacy')
      await page.evaluate((issued) => localStorage.setItem('accessToken', issued), issued)
      await page.goto(path)
      await expect(page, path).toHaveURL('/login')
      expect(await token(page), path).toBeNull()
    }
  })

  asStudent('a student may not open update pages, and stays signed in', async ({ page }) => {
    for (const path of UPDATES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Administrators only')
    }
    expect(await token(page)).toBeTruthy()
  })
})

test.describe('missing', () => {
  test.use({ allow: /status of (404|422)/ })

  test('an unknown class, category, subject or version is a 404 page, for visitors too', async ({ page }) => {
    for (const path of [
      '/classes/one',
      '/classes/thirteen',
      '/courses/constructor',
      '/instructor/art',
      '/instructor/bengali',
      '/instructor/Physics',
      '/terms?version=99999',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This patch is missing')
      await expect(page).toHaveTitle('This patch is missing | Porua')
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Browse by class' }).getByRole('link')).toHaveCount(11)
    }
  })

  asStudent('a missing course, book, blog or instructor is a 404 page', async ({ page }) => {
    const id = '00000000-0000-7000-8000-000000000000'
    for (const path of [
      `/classNine/coursesInfo/${id}`,
      `/book/${id}`,
      '/book/no-id',
      `/blog/${id}`,
      `/teacher/${id}`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This patch is missing')
      await expect(page).toHaveTitle('This patch is missing | Porua')
    }
  })
})

const WAITING: [path: string, text: string, bengali: string][] = [
  ['/classes/nine', 'Log in to see Class 9', 'ক্লাস ৯ দেখতে লগইন করুন'],
  ['/classes/twelve?after=x', 'Log in to see Class 11-12', 'ক্লাস ১১-১২ দেখতে লগইন করুন'],
  ['/courses/KidsCourse', wording('login_for_skills'), wording('login_for_skills', {}, 'bn')],
  ['/classNine/coursesInfo/x', 'Log in to see this course', 'কোর্সটি দেখতে লগইন করুন'],
  ['/book/x', 'Log in to see this book', 'বইটি দেখতে লগইন করুন'],
  ['/myOrder#first', 'Log in to see your orders', 'আপনার অর্ডার দেখতে লগইন করুন'],
  ['/payment/x', 'Log in to pay for your order', 'অর্ডারের পেমেন্ট করতে লগইন করুন'],
  ['/admin/audit', 'Log in as an administrator to open that page', 'পাতাটি খুলতে অ্যাডমিন হিসেবে লগইন করুন'],
  ['/classes/thirteen', wording('login_text'), wording('login_text', {}, 'bn')],
  ['/<b>no such page</b>', wording('login_text'), wording('login_text', {}, 'bn')],
]

test('the login page says what the visitor wanted to see, in both languages', async ({ page }) => {
  for (const [path, text, bengali] of WAITING) {
    await open(page, `/login?lang=en&from=${encodeURIComponent(path)}`)
    await expect(page.locator('.sign-in-text'), path).toHaveText(text)
    await open(page, `/login?lang=bn&from=${encodeURIComponent(path)}`)
    await expect(page.locator('.sign-in-text'), path).toHaveText(bengali)
  }
})
