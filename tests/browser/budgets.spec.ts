// How much a learner's browser is sent, counted from the built files as the server hands them out.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from './site.ts'

const BUILD = fileURLToPath(new URL('../../build/client', import.meta.url))
const MESSAGES = new URL('../../web/messages/', import.meta.url)
const KB = 1024

const sentBytes = (path: string) => statSync(BUILD + (existsSync(`${BUILD + path}.br`) ? `${path}.br` : path)).size
const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0)
const named = (html: string, pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, path]) => path!))]
const source = (path: string) => readFileSync(BUILD + path, 'utf8')

const scripts = (html: string) => named(html, /["'](\/assets\/[\w.-]+\.js)["']/g)
const styles = (html: string) => named(html, /<link rel="stylesheet" href="([^"#]+)#?"/g)
const fonts = (html: string) => named(html, /<link rel="preload" href="([^"]+\.woff2)"/g)

/** With all that is fetched along with them; what is fetched later (`import()`) is not part of it. */
function withImports(paths: string[]): string[] {
  const all = new Set(paths)
  for (const path of all) {
    for (const [, name] of source(path).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) all.add(`/assets/${name}`)
  }
  return [...all]
}

test('the first view of home is small', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = total(withImports(scripts(html)).map(sentBytes))
  const style = total(styles(html).map((path) => gzipSync(source(path)).length))
  const font = total(fonts(html).map(sentBytes))
  expect(script / KB, 'JavaScript, brotli').toBeLessThanOrEqual(115)
  expect(style / KB, 'CSS, gzip').toBeLessThanOrEqual(16)
  expect(font / KB, 'fonts').toBeLessThanOrEqual(20)
  expect((script + style + font + brotliCompressSync(html).length) / KB, 'all of it').toBeLessThanOrEqual(190)
})

test('the service worker and the manifest are small', () => {
  expect(gzipSync(source('/sw.js')).length / KB).toBeLessThanOrEqual(3)
})

/** Every page that a learner may see. */
const LEARNERS = ['/', '/classes', '/courses', '/instructor', '/classNine/coursesInfo/x', '/books', '/book/x', '/blogs']
const MORE = ['/blog/x', '/contact', '/privacy', '/searchCourse/x', '/login', '/register', '/myProfile', '/addReviwe']

test('what belongs to administrators never reaches a learner', async ({ request }) => {
  const words = ['admin', 'admin-tables', 'users'].flatMap((part) =>
    Object.entries(JSON.parse(readFileSync(new URL(`${part}/en.json`, MESSAGES), 'utf8')) as Record<string, string>)
      .filter(([key]) => !key.startsWith('$'))
      .map(([, text]) => text)
      // Shorter ones are words that other pages may use as well.
      .filter((text) => text.length > 20 && !text.includes('{')),
  )
  expect(words.length).toBeGreaterThan(0)
  for (const path of [...LEARNERS, ...MORE]) {
    const files = withImports(scripts(await (await request.get(path)).text()))
    const found = files.filter((file) => words.some((word) => source(file).includes(word)))
    expect(found, path).toEqual([])
  }
})

test('the code of the card payment is loaded by the payment page only', async ({ request }) => {
  const isStripe = (path: string) => /js\.stripe\.com/.test(source(path))
  for (const path of [...LEARNERS, ...MORE]) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toContain('stripe.com')
    expect(withImports(scripts(html)).filter(isStripe), path).toEqual([])
  }
})

test('every file that is fetched by name can be found', () => {
  const files = readdirSync(`${BUILD}/assets`).filter((name) => name.endsWith('.js'))
  const missing = withImports(files.map((name) => `/assets/${name}`)).filter((path) => !existsSync(BUILD + path))
  expect(missing).toEqual([])
})
