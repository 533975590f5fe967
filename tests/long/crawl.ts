// Follows every link inside the site. Each address must exist, the HTML of some pages of each kind is validated, and one
// of them is also opened in the browser, where console errors fail the test and every text must fit. Addresses are
// fetched without Playwright, which would take twice the time.
import type { Page } from '@playwright/test'
import { expect } from '../browser/site.ts'
import { cutTexts } from './cut-texts.ts'
import { invalidHtml } from './valid-html.ts'

const VALIDATED_PER_KIND = 2
/** Addresses that do not lead to a page. */
const NON_PAGE = /^\/(api|identity|media|covers|og|__)|\.\w+$/
const ID = /[\da-f]{8}-[\da-f-]{27}/g

export type Crawl = { page: Page; origin: string; isSignedIn?: boolean }
export type Crawled = {
  paths: string[]
  broken: string[]
  invalid: Record<string, string[]>
  cut: Record<string, string[]>
  /** Amounts of Bengali pages in other digits. */
  latin: Record<string, string[]>
}

export async function crawl({ page, origin, isSignedIn = false }: Crawl): Promise<Crawled> {
  const waiting = ['/']
  const seen = new Set(waiting)
  const kinds = new Map<string, number>()
  const broken: string[] = []
  const invalid: Record<string, string[]> = {}
  const cut: Record<string, string[]> = {}
  const latin: Record<string, string[]> = {}
  const note = (path: string, status: number) => void (status === 200 || broken.push(`${path}: ${status}`))
  const follow = (hrefs: string[]) => {
    for (const path of hrefs.flatMap((href) => insidePath(href, origin))) {
      if (!seen.has(path)) waiting.push(path)
      seen.add(path)
    }
  }
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const isPage = !NON_PAGE.test(path)
    const kind = kindOf(path)
    const validated = kinds.get(kind) ?? 0
    const isValidated = isPage && validated < VALIDATED_PER_KIND
    if (isSignedIn && isPage) note(path, await dataStatus(origin + path))
    if (!isSignedIn || isValidated || !isPage) {
      const answer = await fetch(origin + path)
      note(path, answer.status)
      const html = await answer.text()
      const complaints = isValidated ? await complaintsAbout(html) : []
      if (complaints.length) invalid[path] = complaints
    }
    if (!isValidated) continue
    kinds.set(kind, validated + 1)
    if (validated > 0) continue
    await page.goto(origin + path)
    // A guarded page is served as a shell and loads its content afterwards.
    await expect(page.locator('main .bone')).toHaveCount(0)
    const texts = await cutTexts(page)
    if (texts.length) cut[path] = texts
    const amounts = await latinAmounts(page)
    if (amounts.length) latin[path] = amounts
    follow(await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
  }
  return { paths: [...seen], broken, invalid, cut, latin }
}

async function latinAmounts(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => (document.documentElement.lang === 'bn' ? document.body.innerText : ''))
  return text.match(/[$৳]\s?\d\S*/g) ?? []
}

const known = new Map<string, Promise<string[]>>()

/** Visitors and students get many of the same pages, and to validate one takes longer than to send it. */
function complaintsAbout(html: string): Promise<string[]> {
  const complaints = known.get(html) ?? invalidHtml(html)
  known.set(html, complaints)
  return complaints
}

/** The status of a page's data, because a guarded page's shell exists for any address. */
async function dataStatus(address: string): Promise<number> {
  const url = new URL(address)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}

/** The path of a link within the site; the language switch only leads to the same pages. */
function insidePath(href: string, origin: string): string[] {
  const url = new URL(href, origin)
  if (url.origin !== origin || url.searchParams.has('lang')) return []
  return [url.pathname + url.search]
}

function kindOf(path: string): string {
  return path
    .replace(/\?.*$/, '?')
    .replaceAll(ID, '{id}')
    .replace(/^\/[^/]+\/coursesInfo/, '/{classCourse}/coursesInfo')
    .replace(/^\/(classes|courses|instructor|searchCourse)\/[^/?]+/, '/$1/{name}')
}
