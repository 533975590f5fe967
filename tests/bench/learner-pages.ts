// Pages on a cheap phone, signed in: when lesson, quiz and reader show something, and how much any page shifts.
import { chromium, type Browser } from '@playwright/test'
import type { Curriculum } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { signIn } from '../helpers/product-process.ts'
import { median } from './load.ts'
import type { Measure } from './measure.ts'
import { slowPage, vitalsOf, type Vitals } from './phone.ts'

const ROUNDS = 3
/** Late requests, such as who owns a course, have been answered by then. */
const QUIET_MS = 1500
const MAX_SHIFT = 0.02

export async function learnerPages(url: string): Promise<Measure[]> {
  const [admin, student] = await Promise.all(
    DEMO_ACCOUNTS.slice(0, 2).map(({ email, password }) => signIn(url, email, password)),
  )
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  const { timed, others } = await learnersAddresses(url, student!)
  const measures: Measure[] = []
  for (const [name, { path, arrived }] of Object.entries(timed)) {
    const views: Vitals[] = []
    for (let round = 0; round < ROUNDS; round++) views.push(await view(browser, url + path, student!, arrived))
    const what = `${name} on a slow phone`
    const middle = (key: keyof Vitals) => median(views.map((vitals) => vitals[key]))
    measures.push(
      { what: `${what}, first paint`, value: middle('fcp'), unit: 'ms', goal: { atMost: 1200 } },
      { what: `${what}, LCP`, value: middle('lcp'), unit: 'ms', goal: { atMost: 1800 } },
      shift(name, middle('cls')),
    )
  }
  for (const [name, path] of Object.entries(others)) {
    measures.push(shift(name, (await view(browser, url + path, student!)).cls))
  }
  for (const path of ADMIN_PAGES) measures.push(shift(path, (await view(browser, url + path, admin!)).cls))
  await browser.close()
  return measures
}

const shift = (name: string, value: number): Measure => ({
  what: `${name} on a slow phone, CLS`,
  value,
  unit: 'shift',
  goal: { atMost: MAX_SHIFT },
})

/** `arrived` appears once the page is complete, because its largest text may be the last to come. */
async function view(browser: Browser, address: string, token: string, arrived?: string): Promise<Vitals> {
  const { page } = await slowPage(browser)
  await page.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken), token)
  await page.goto(address, { waitUntil: 'load' })
  if (arrived) await page.locator(arrived).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(QUIET_MS)
  await page.waitForLoadState('networkidle')
  const vitals = await vitalsOf(page)
  await page.context().close()
  return vitals
}

const ADMIN_PAGES = [
  paths.users,
  paths.addCourse,
  paths.addBook,
  paths.addBlog,
  paths.addInstructor,
  paths.adminMessages,
  paths.adminOrders,
  paths.adminRefunds,
  paths.adminQuestions,
  paths.adminBin,
  paths.adminAudit,
  paths.adminFiles,
  paths.adminCertificates,
  paths.adminRatings,
  paths.adminPolicies,
]

type Item = { _id: string }

async function learnersAddresses(url: string, token: string) {
  const read = async <Answer>(path: string, method = 'GET') => {
    const answer = await fetch(`${url}/api/${path}`, { method, headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as Answer
  }
  const first = async (list: string) => (await read<Item[]>(list))[0]!._id
  const owned = await read<{ _id: string; id: string }[]>('paidOrder')
  const lessons: Record<string, string> = {}
  let course = ''
  for (const { id } of owned) {
    const { sections = [] } = await read<Partial<Curriculum>>(`curriculum/${id}`)
    for (const { kind, _id } of sections.flatMap((section) => section.lessons)) lessons[kind] ??= paths.learn(id, _id)
    if (sections.length) course ||= id
  }
  const { classCourse } = await read<{ classCourse: string }>(`course/${course}`)
  const book = (await read<ReadingProgress[]>('reading')).find(({ kind }) => kind === 'pages')
  if (!lessons.video || !lessons.quiz || !book) throw new Error('the demo’s student owns no video, quiz or book')
  const quiz = lessons.quiz.slice(lessons.quiz.lastIndexOf('/') + 1)
  const attempt = await read<Item>(`quiz/${quiz}/attempt`, 'POST')
  const timed: Record<string, { path: string; arrived: string }> = {
    'a lesson': { path: lessons.video, arrived: '.learn-actions button' },
    ...(lessons.text && { 'a text lesson': { path: lessons.text, arrived: '.learn-text:not([data-waiting])' } }),
    'a lesson with a quiz': { path: lessons.quiz, arrived: '.quiz-intro button' },
    'a quiz': { path: `${lessons.quiz}/quiz#${attempt._id}/1`, arrived: '.quiz-foot' },
    'the reader': { path: paths.read(book.book), arrived: '.read-footer > *' },
  }
  return {
    timed,
    others: {
      'home, signed in,': paths.home,
      'an owned course': paths.course(classCourse, course),
      'a course': paths.course('classNine', await first('courses/classNine')),
      'an owned book': paths.book(book.book),
      'a book': paths.book(await first('books')),
      'a blog': paths.blog(await first('blogs')),
      'a teacher': paths.teacher(await first('instructors/Physics')),
      '/myOrder': paths.myOrder,
      '/myCollection': paths.myCollection,
      '/myProfile': paths.myProfile,
      '/addReviwe': paths.addReview,
      'a receipt': paths.receipt(owned[0]!._id),
      '/classes': paths.classes,
      '/courses': paths.skills,
      '/instructor': paths.instructors,
      '/books': paths.books,
      '/blogs': paths.blogs,
      '/searchCourse/physics': `${paths.search}/physics`,
      '/contact': paths.contact,
      '/terms': paths.terms,
      '/refunds': paths.refunds,
      '/privacy': paths.privacy,
    },
  }
}
