// Follows every link inside the site. Each address must exist; some pages of each kind are also opened in the browser,
// where console errors fail the test, and their HTML is validated.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './site.ts'
import { invalidHtml } from './valid-html.ts'

const PAGES_PER_KIND = 2
/** Addresses that do not lead to a page. */
const NON_PAGE = /^\/(api|identity|media|covers|og|__)|\.\w+$/
const ID = /[\da-f]{8}-[\da-f-]{27}/g

export type Crawl = { page: Page; request: APIRequestContext; origin: string; isSignedIn?: boolean }
export type Crawled = { paths: string[]; broken: string[]; invalid: Record<string, string[]> }

export async function crawl({ page, request, origin, isSignedIn = false }: Crawl): Promise<Crawled> {
  const waiting = ['/']
  const seen = new Set(waiting)
  const kinds = new Map<string, number>()
  const broken: string[] = []
  const invalid: Record<string, string[]> = {}
  const follow = (hrefs: string[]) => {
    for (const path of hrefs.flatMap((href) => insidePath(href, origin))) {
      if (!seen.has(path)) waiting.push(path)
      seen.add(path)
    }
  }
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(origin + path)
    const status = isSignedIn && !NON_PAGE.test(path) ? await dataStatus(request, origin + path) : answer.status()
    if (status !== 200) broken.push(`${path}: ${status}`)
    if (NON_PAGE.test(path)) continue
    const kind = kindOf(path)
    const opened = kinds.get(kind) ?? 0
    if (opened >= PAGES_PER_KIND) continue
    kinds.set(kind, opened + 1)
    const complaints = await invalidHtml(await answer.text())
    if (complaints.length) invalid[path] = complaints
    await page.goto(origin + path)
    // A guarded page is served as a shell and loads its content afterwards.
    await expect(page.locator('main .bone')).toHaveCount(0)
    follow(await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
  }
  return { paths: [...seen], broken, invalid }
}

/** The status of a page's data, because a guarded page's shell exists for any address. */
async function dataStatus(request: APIRequestContext, address: string): Promise<number> {
  const url = new URL(address)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  return (await request.get(url.href)).status()
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
