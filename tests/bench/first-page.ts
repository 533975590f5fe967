// How long a reader on a cheap phone waits for the page where they left off, after opening the book's address.
import { chromium } from '@playwright/test'
import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import { paths } from '#contract/paths.ts'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { signIn } from '../helpers/product-process.ts'
import { median } from './load.ts'
import type { Measure } from './measure.ts'
import { slowPage } from './phone.ts'

const ROUNDS = 5

export async function firstPage(url: string): Promise<Measure[]> {
  const { email, password } = DEMO_ACCOUNTS[1]!
  const token = await signIn(url, email, password)
  const book = await ownBook(url, token)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  const took: number[] = []
  const bytes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await slowPage(browser)
    await page.addInitScript((accessToken) => {
      localStorage.setItem('accessToken', accessToken)
      const look = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
          if (!entry.element?.closest('.read-page')) continue
          performance.measure('first page', { start: 0, end: entry.startTime })
        }
      }
      new PerformanceObserver(look).observe({ type: 'largest-contentful-paint', buffered: true })
    }, token)
    await page.goto(url + book, { waitUntil: 'commit' })
    const painted = await page.waitForFunction(() => {
      const first = performance.getEntriesByName('first page')[0]
      const pictures = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const picture = pictures.find(({ name }) => name.includes('/content/'))
      return first && picture && { ms: first.duration, bytes: picture.encodedBodySize }
    })
    const measured = (await painted.jsonValue())!
    took.push(measured.ms)
    bytes.push(measured.bytes)
    await page.context().close()
  }
  await browser.close()
  const what = 'the first page of a book on a slow phone'
  return [
    { what, value: median(took), unit: 'ms', goal: { atMost: 1500 } },
    { what: 'the picture of that page', value: median(bytes) / 1024, unit: 'KB', goal: { atMost: 60 } },
  ]
}

async function ownBook(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/reading`, { headers: { authorization: `Bearer ${token}` } })
  const books = (await answer.json()) as ReadingProgress[]
  const book = books.find(({ kind }) => kind === 'pages')
  if (!book) throw new Error('the demo’s student owns no book with pages')
  return paths.read(book.book)
}
