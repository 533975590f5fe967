// What a lesson or book needs in addition to its files: its page, the answers of the calls that the page makes,
// pictures, and the site's own scripts, styles and fonts.
import type { Lesson, Play } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import type { Saving } from '#contract/calls/learning/saving.ts'
import { currentSession } from '../../session/session.ts'
import { cacheOf } from './bytes.ts'
import { KEPT_KINDS } from './kept-kinds.ts'
import { allContents, factOf, putFact } from './records.ts'

/** Pages and pictures, which are the same for everyone. */
const PAGES = 'saved-pages'
const ASSETS = 'saved-assets'
/** Written by the build: the files that the pages of lessons, books and downloads load. */
const ASSET_LIST = '/saved-assets.json'
const ASSETS_AT_ONCE = 8
/** Pages that also open offline. */
const ALWAYS = [paths.downloads, paths.myCollection]

/** Returns what was stored. */
export async function keepPage(person: string, saving: Saving, signal: AbortSignal) {
  const { kind, item, product, lessonKind } = saving
  const kept = lessonKind && KEPT_KINDS[lessonKind]
  const cache = await caches.open(cacheOf(person))
  const keepAnswer = async <Answer>(path: string, change = (answer: Answer) => answer): Promise<Answer> => {
    const answer = change(await askCall<Answer>(path, signal))
    const headers = { 'content-type': 'application/json' }
    await cache.put(path, new Response(JSON.stringify(answer), { headers }))
    return answer
  }

  const answers = kind === 'book' ? bookCalls(item) : lessonCalls(saving)
  await Promise.all(answers.map((path) => keepAnswer(path)))
  const pictures: string[] = []
  if (kind === 'lesson') {
    const { html = '' } = await keepAnswer<Lesson>(`/api/lesson/${item}`)
    // The player has nothing to choose from.
    const onlySaved = (play: Play) => ({
      ...play,
      sources: play.sources.filter(({ label }) => label === saving.quality),
    })
    await keepAnswer<Play>(`/api/lesson/${item}/play`, onlySaved)
    answers.push(`/api/lesson/${item}`, `/api/lesson/${item}/play`)
    pictures.push(...picturesIn(html), `/covers/course/${product}.svg`)
    const shown = await kept?.keepMore({
      item,
      ask: (path) => askCall(path, signal),
      keep: (path) => {
        answers.push(path)
        return keepAnswer(path)
      },
    })
    pictures.push(...(shown ?? []).filter(isOurs))
  } else {
    const { img } = await askCall<{ img: string }>(`/api/book/${item}`, signal)
    pictures.push(...[img].filter(isOurs))
  }
  const page = kind === 'book' ? paths.read(item) : paths.learn(product, item)
  const room = kept?.room ? [kept.room(product, item)] : []
  await keepSite([page, ...room], signal)
  const found: string[] = []
  for (const path of pictures) if (await keepPublic(path, signal)) found.push(path)
  return { answers, pages: [page, ...room, ...found] }
}

function lessonCalls({ product, item }: Saving): string[] {
  const { email } = currentSession()!
  return [
    `/api/course/${product}`,
    `/api/curriculum/${product}`,
    `/api/paidOrder?${new URLSearchParams({ email, product })}`,
    `/api/learn/${product}`,
    `/api/notes/${product}`,
    `/api/lesson/${item}/watched`,
  ]
}

const bookCalls = (item: string) =>
  ['', '/read', '/texts'].map((part) => `/api/book/${item}${part}`).concat(`/api/marks/${item}`)

export class CallRefused extends Error {
  status: number
  code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

async function askCall<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const token = currentSession()?.token
  const response = await fetch(path, { signal, headers: { authorization: `Bearer ${token}` } })
  if (response.ok) return (await response.json()) as Answer
  const { error = '' } = (await response.json().catch(() => ({}))) as { error?: string }
  throw new CallRefused(response.status, error)
}

/** A picture that is missing online is also missing here. */
async function keepPublic(path: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(path, { signal })
  if (response.status >= 500) throw new TypeError(`${response.status}`)
  if (!response.ok) return false
  await (await caches.open(PAGES)).put(path, response)
  return true
}

/**
 * Stores these pages, and what all stored pages load. After an update of the site, all stored pages are fetched again
 * before the scripts of the earlier version are removed.
 */
export async function keepSite(wanted: string[], signal: AbortSignal): Promise<void> {
  const listed = await fetchOk(ASSET_LIST, signal, 'no-cache')
  const build = await listed.text()
  const assets = new Set(JSON.parse(build) as string[])
  const cache = await caches.open(ASSETS)
  const before = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const keepAsset = async (path: string) => {
    assets.add(path)
    if (before.has(path)) return
    // The file's name changes with its content, so one that a page has already loaded is identical.
    await cache.put(path, (await caches.match(path)) ?? (await fetchOk(path, signal, 'reload')))
  }
  // There are more than a hundred files, each of a few KB.
  const queue = [...assets]
  const keepNext = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) await keepAsset(path)
  }
  await Promise.all(Array.from({ length: ASSETS_AT_ONCE }, keepNext))
  const isNew = (await factOf('build')) !== build
  const known = isNew ? (await allContents()).flatMap(({ pages }) => pages).filter(isPage) : []
  const pages = await caches.open(PAGES)
  for (const path of new Set([...ALWAYS, ...wanted, ...known])) {
    const response = await fetch(path, { signal, cache: 'no-cache' })
    if (response.status >= 500) throw new TypeError(`${response.status}`)
    if (!response.ok) continue
    const html = await response.clone().text()
    const imported = [...html.matchAll(/from\s*"(\/assets\/[^"]+)"/g)].map(([, asset]) => asset!)
    // The site was updated between the two requests, so this has to be repeated later.
    if (imported.some((asset) => !assets.has(asset))) throw new TypeError('The site has just been updated.')
    for (const [, asset] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) await keepAsset(asset!)
    await pages.put(path, response)
  }
  if (!isNew) return
  await putFact('build', build)
  for (const path of before) if (!assets.has(path)) await cache.delete(path)
}

/** With 'reload', the service worker doesn't interfere. */
async function fetchOk(path: string, signal: AbortSignal, cache: 'reload' | 'no-cache'): Promise<Response> {
  const response = await fetch(path, { signal, cache })
  if (!response.ok) throw new TypeError(`${response.status}`)
  return response
}

const isPage = (path: string) => /^\/(learn|read)\//.test(path)
const isOurs = (address: string | null | undefined): address is string => Boolean(address?.startsWith('/'))
const picturesIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').images]
    .map((image) => image.getAttribute('src'))
    .filter(isOurs)
