// The demo's peak memory, all its processes together, from the first start through a crawl over every page.
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { peakMb } from '../helpers/process-memory.ts'
import { signIn, startProduct, type Product } from '../helpers/product-process.ts'
import type { Measure } from './measure.ts'

const MAX_PAGES = 2_000
/** Where the crawl starts; guarded pages are listed because no public page links to them. */
const START_PATHS =
  `/ /searchCourse/physics /login /register /myProfile /addReviwe /myOrder /myCollection /downloads /users /addCourse
  /addBook /addBlog /addInstructor /admin /admin/messages /admin/questions /admin/orders /admin/refunds /admin/bin /admin/audit /admin/files /admin/ratings /admin/certificates /offline /nothing-here`.split(
    /\s+/,
  )
const CALLS = [
  'user',
  'order',
  'orderHistory',
  'orders',
  'refunds',
  'contactMessages',
  'audit',
  'bin',
  'courses/classNine',
]

export async function memoryOfDemo(folder: string): Promise<Measure[]> {
  const env = { PORUA_MODE: 'demo', DATA_DIR: join(folder, 'memory') }
  return [await measured('a first start', env), await measured('a second start', env)]
}

async function measured(which: string, env: Record<string, string>): Promise<Measure> {
  const product = await startProduct(env)
  const pid = product.child.pid!
  const atReady = peakMb(pid)
  const pages = await crawl(product)
  const peak = peakMb(pid)
  await product.end('SIGTERM')
  const what = `memory of all processes at most, ${which} and a walk over all pages`
  const beside = `${atReady.toFixed(0)} MB when ready, ${pages} addresses`
  return { what, value: peak, unit: 'MB', goal: { atMost: 700 }, beside }
}

async function crawl({ url }: Product): Promise<number> {
  let count = 0
  for (const language of ['en', 'bn']) {
    const seen = new Set(START_PATHS)
    // Iterating over a set also visits what is added during it.
    for (const path of seen) {
      const answer = await fetch(url + path, { headers: { cookie: `lang=${language}` }, redirect: 'manual' })
      const text = await answer.text()
      if (!answer.headers.get('content-type')?.includes('html')) continue
      for (const [, found] of text.matchAll(/(?:href|src)="(\/[^"#]*)"/g)) {
        if (seen.size < MAX_PAGES) seen.add(found!.replaceAll('&amp;', '&'))
      }
    }
    count += seen.size
  }
  for (const { email, password } of DEMO_ACCOUNTS) {
    const headers = { authorization: `Bearer ${await signIn(url, email, password)}` }
    for (const call of CALLS) await (await fetch(`${url}/api/${call}`, { headers })).text()
  }
  return count
}
