// `npm run shots`: screenshots of the main pages as a visitor, a student and an administrator, on phone and desktop,
// light and dark. They go to the given folder, or to .shots.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../demo/content/accounts.ts'
import { signIn, startProduct } from '../tests/helpers/product-process.ts'
import { CHROMIUM } from '../tests/helpers/chromium.ts'

const WIDTHS = [390, 1440]
const SCHEMES = ['light', 'dark'] as const

type Shot = { name: string; path: string; as: 'visitor' | 'student' | 'admin' }

const folder = resolve(process.argv[2] ?? '.shots')
const data = mkdtempSync(join(tmpdir(), 'porua-shots-'))
const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: data })
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
})
mkdirSync(folder, { recursive: true })
try {
  const tokens = await tokensOf(product.url)
  for (const shot of await shots(product.url)) {
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        const file = await take(browser, shot, tokens[shot.as], width, colorScheme)
        console.log(`${shot.path} as ${shot.as}: ${file}`)
      }
    }
  }
} finally {
  await browser.close()
  await product.end('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}

async function shots(url: string): Promise<Shot[]> {
  const newest = async (path: string) =>
    ((await (await fetch(`${url}/api${path}?limit=1`)).json()) as { _id: string }[])[0]!._id
  const visitor = {
    home: '/',
    'home-bengali': '/?lang=bn',
    blogs: '/blogs',
    contact: '/contact',
    privacy: '/privacy',
    terms: '/terms',
    refunds: '/refunds',
    search: '/searchCourse/physics',
    'search-nothing': '/searchCourse/zzzz',
    login: '/login',
    register: '/register',
    'not-found': '/no-such-page',
  }
  const student = {
    classes: '/classes/nine',
    skills: '/courses',
    live: '/courses/liveCourse',
    instructors: '/instructor/english',
    books: '/books',
    course: `/classNine/coursesInfo/${await newest('/courses/classNine')}`,
    book: `/book/${await newest('/books')}`,
    blog: `/blog/${await newest('/blogs')}`,
    profile: '/myProfile',
    review: '/addReviwe',
  }
  const admin = { users: '/users', 'books-admin': '/books', 'classes-admin': '/classes/nine', 'blogs-admin': '/blogs' }
  return Object.entries({ visitor, student, admin }).flatMap(([as, pages]) =>
    Object.entries(pages).map(([name, path]) => ({ name, path, as: as as Shot['as'] })),
  )
}

async function tokensOf(url: string): Promise<Record<Shot['as'], string | null>> {
  const tokenOf = async (role: string) => {
    const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role)!
    return signIn(url, email, password)
  }
  return { visitor: null, student: await tokenOf('user'), admin: await tokenOf('admin') }
}

async function take(
  browser: Browser,
  { name, path }: Shot,
  token: string | null,
  width: number,
  colorScheme: (typeof SCHEMES)[number],
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (token) await page.addInitScript((value) => localStorage.setItem('accessToken', value), token)
  await page.goto(product.url + path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !document.querySelector('main .bone'))
  const file = join(folder, `${name}-${width}-${colorScheme}.png`)
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
  return file
}
