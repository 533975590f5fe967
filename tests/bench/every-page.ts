// Every page of the route table on a cheap phone with a cold cache: when its largest part is painted, when its main control
// can be used, its scripts and its bytes. Home is measured before, because only ratios within one run can be compared.
import { chromium, type Browser } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { paths } from '#contract/paths.ts'
import routes from '../../web/routes.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { signIn } from '../helpers/product-process.ts'
import type { Measure } from './measure.ts'
import { slowPage, vitalsOf } from './phone.ts'

const CPU_SLOWDOWN = 6
const QUIET_MS = 1500
const MAX_SHIFT = 0.02
const MAX_SCRIPTS = 25
/** Of home's largest paint. */
const MAX_PAINT = { catalogue: 1.3, other: 2 }

type Person = 'visitor' | 'learner' | 'teacher' | 'admin'
type Walk = { path: string; person: Person; isCatalogue?: boolean }
/** By the route's pattern. */
type Walks = Record<string, Walk | undefined>

type View = { paint: number; use: number; cls: number; scripts: number; kb: number }

/** The first thing on the page that can be pressed or filled in. */
const CONTROL = 'main button:not([disabled]), main a[href], main input, main select, main textarea'

/** These are reached by a secret in an email, or by a popup. */
const NOT_WALKED = /^(pay|stopMails|guardian|teachInvite|announcement|certificate|signedIn|confirmEmail|offline|\*)/

export async function everyPage(url: string): Promise<Measure[]> {
  const [admin, learner, teacher] = await Promise.all(
    DEMO_ACCOUNTS.slice(0, 3).map(({ email, password }) => signIn(url, email, password)),
  )
  const tokens: Record<Person, string | undefined> = { visitor: undefined, admin, learner, teacher }
  const walks = await findWalks(url, { admin: admin!, learner: learner!, teacher: teacher! })
  const forgotten = patternsOf(routes).filter((pattern) => !walks[pattern] && !NOT_WALKED.test(pattern))
  if (forgotten.length) throw new Error(`no address for these routes: ${forgotten.join(', ')}`)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    // The first view of all also waits for the browser and the server to warm up.
    await view(browser, url + paths.home, undefined)
    const home = await view(browser, url + paths.home, undefined)
    const measures: Measure[] = []
    for (const [pattern, walk] of Object.entries(walks)) {
      if (!walk) continue
      const seen = await view(browser, url + walk.path, tokens[walk.person])
      const limit = walk.isCatalogue ? MAX_PAINT.catalogue : MAX_PAINT.other
      measures.push(...measuresOf(`/${pattern} as ${walk.person}`, seen, home, limit))
    }
    return measures
  } finally {
    await browser.close()
  }
}

function measuresOf(name: string, seen: View, home: View, maxPaint: number): Measure[] {
  const times = `paint ${(seen.paint / 1000).toFixed(1)} s, use ${(seen.use / 1000).toFixed(1)} s, ${seen.kb.toFixed(0)} KB`
  return [
    {
      what: `${name}, largest paint against home’s`,
      value: seen.paint / home.paint,
      unit: 'times',
      goal: { atMost: maxPaint },
      beside: times,
    },
    { what: `${name}, scripts`, value: seen.scripts, unit: 'files', goal: { atMost: MAX_SCRIPTS } },
    { what: `${name}, CLS`, value: seen.cls, unit: 'shift', goal: { atMost: MAX_SHIFT } },
  ]
}

async function view(browser: Browser, address: string, token: string | undefined): Promise<View> {
  const { page, devtools, bytes } = await slowPage(browser)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const { hostname, protocol } = new URL(address)
  if (token) {
    await page.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken), token)
    const secure = protocol === 'https:'
    await page.context().addCookies([{ name: 'signedIn', value: '1', domain: hostname, path: '/', secure }])
  }
  await page.goto(address, { waitUntil: 'load' })
  const control = page.waitForFunction((selector) => {
    const isReady = (element: Element) =>
      element.checkVisibility() && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return [...document.querySelectorAll(selector)].some(isReady) ? performance.now() : null
  }, CONTROL)
  const use = Number(await (await control).jsonValue())
  await page.waitForTimeout(QUIET_MS)
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await vitalsOf(page)
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  const seen = { paint: lcp, use, cls, scripts, kb: bytes() / 1024 }
  await page.context().close()
  return seen
}

type Route = { path?: string; index?: boolean; children?: Route[] }

const patternsOf = (table: Route[]): string[] =>
  table.flatMap(({ path, index, children }) => [...(path ? [path] : index ? [''] : []), ...patternsOf(children ?? [])])

type Item = { _id: string; id?: string }

async function findWalks(url: string, tokens: Record<'admin' | 'learner' | 'teacher', string>): Promise<Walks> {
  const read = async <Answer>(call: string, token = tokens.learner, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: body ? 'POST' : 'GET', headers, body: body ? JSON.stringify(body) : null }
    return (await (await fetch(`${url}/api/${call}`, init)).json()) as Answer
  }
  const first = async (call: string, token?: string) => (await read<Item[]>(call, token))[0]?._id ?? 'none'
  const paid = await read<Item[]>('paidOrder')
  const reading = await read<{ book: string }[]>('reading')
  const lessons: Record<string, string> = {}
  let course = ''
  for (const { id } of paid) {
    const { sections = [] } = await read<{ sections?: { lessons: { _id: string; kind: string }[] }[] }>(
      `curriculum/${id}`,
    )
    if (sections.length) course ||= id!
    for (const { kind, _id } of sections.flatMap((section) => section.lessons)) lessons[kind] ??= paths.learn(id!, _id)
  }
  const [shown, book, blog, instructor] = await Promise.all(
    ['courses/classNine', 'books', 'blogs', 'instructors/Physics'].map((call) => first(call)),
  )
  const { insertedId: order } = await read<{ insertedId: string }>('order', tokens.learner, { id: book })
  const { courses } = await read<{ courses: Item[] }>('teach', tokens.teacher)
  const own = courses[0]!._id
  const [batch, hosted] = [await first('live'), await first('teach/live', tokens.teacher)]
  const { classCourse } = await read<{ classCourse: string }>(`course/${course}`)
  const learner = (path: string): Walk => ({ path, person: 'learner' })
  const catalogue = (path: string): Walk => ({ path, person: 'learner', isCatalogue: true })
  const teacher = (path: string): Walk => ({ path, person: 'teacher' })
  const admin = (path: string): Walk => ({ path, person: 'admin' })
  const visitor = (path: string): Walk => ({ path, person: 'visitor' })
  const quiz = lessons.quiz ? `${lessons.quiz}/quiz` : ''
  return {
    '': learner('/'),
    gradeEight: visitor('/gradeEight'),
    gradeTwelve: visitor('/gradeTwelve'),
    contact: visitor('/contact'),
    blogs: catalogue('/blogs'),
    privacy: visitor('/privacy'),
    terms: visitor('/terms'),
    refunds: visitor('/refunds'),
    'searchCourse/:searchCourse?': learner('/searchCourse/physics'),
    'classes/:className?': catalogue('/classes'),
    'courses/:category?': catalogue('/courses'),
    'instructor/:subject?': catalogue('/instructor'),
    'teacher/:id': catalogue(paths.teacher(instructor!)),
    ':classCourse/coursesInfo/:id': catalogue(paths.course('classNine', shown!)),
    books: catalogue('/books'),
    'book/:id': catalogue(paths.book(book!)),
    'blog/:id': catalogue(paths.blog(blog!)),
    live: learner('/live'),
    'live/:id': learner(paths.liveBatch(batch)),
    'live/room/:id': learner(paths.liveRoom(batch)),
    login: visitor('/login'),
    register: visitor('/register'),
    myProfile: learner('/myProfile'),
    addReviwe: learner('/addReviwe'),
    myOrder: learner('/myOrder'),
    myCollection: learner('/myCollection'),
    downloads: learner('/downloads'),
    'payment/:id': learner(paths.payment(order)),
    'receipt/:id': learner(paths.receipt(paid[0]!._id)),
    'learn/:courseId/:lessonId?': learner(paths.learn(course)),
    'learn/:courseId/:lessonId/quiz': learner(quiz),
    'learn/:courseId/:lessonId/task': learner(lessons.task ? `${lessons.task}/task` : paths.learn(course)),
    'read/:bookId': learner(paths.read(reading[0]!.book)),
    'myCertificate/:courseId': learner(paths.myCertificate(course)),
    'teach/tasks/:handIn?': teacher('/teach/tasks'),
    teach: teacher('/teach'),
    'teach/overview': teacher('/teach/overview'),
    'teach/earnings': teacher('/teach/earnings'),
    'teach/announce': teacher('/teach/announce'),
    'teach/learners/:courseId': teacher(`/teach/learners/${own}`),
    'teach/live': teacher('/teach/live'),
    'teach/live/new': teacher('/teach/live/new'),
    'teach/live/:batch': teacher(`/teach/live/${hosted}`),
    'teach/new': teacher('/teach/new'),
    'teach/:courseId': teacher(`/teach/${own}`),
    'teach/:courseId/details': teacher(`/teach/${own}/details`),
    'admin/tasks/:handIn?': admin('/admin/tasks'),
    users: admin('/users'),
    addCourse: admin('/addCourse'),
    addBook: admin('/addBook'),
    addBlog: admin('/addBlog'),
    addInstructor: admin('/addInstructor'),
    ':classCourse/update/:id': admin(`/${classCourse}/update/${course}`),
    'updateBook/:id': admin(`/updateBook/${book}`),
    'updateBlog/:id': admin(`/updateBlog/${blog}`),
    ':Subject/newAdd/:id': admin(`/Physics/newAdd/${instructor}`),
    admin: admin('/admin'),
    'admin/messages': admin('/admin/messages'),
    'admin/orders': admin('/admin/orders'),
    'admin/refunds': admin('/admin/refunds'),
    'admin/coupons/:coupon?': admin('/admin/coupons'),
    'admin/money': admin('/admin/money'),
    'admin/payouts': admin('/admin/payouts'),
    'admin/announce': admin('/admin/announce'),
    'admin/learners/:courseId': admin(`/admin/learners/${course}`),
    'admin/live': admin('/admin/live'),
    'admin/live/new': admin('/admin/live/new'),
    'admin/live/:batch': admin(`/admin/live/${batch}`),
    'admin/questions': admin('/admin/questions'),
    'admin/import': admin('/admin/import'),
    'admin/bin': admin('/admin/bin'),
    'admin/audit': admin('/admin/audit'),
    'admin/files': admin('/admin/files'),
    'admin/certificates': admin('/admin/certificates'),
    'admin/ratings': admin('/admin/ratings'),
    'admin/reviews/:courseId?': admin('/admin/reviews'),
    'admin/policies': admin('/admin/policies'),
    'admin/policies/:policy': admin('/admin/policies/terms'),
    'curriculum/:courseId': admin(`/curriculum/${course}`),
  }
}
