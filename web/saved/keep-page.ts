// What a lesson or book needs besides its files: its page, the answers of the calls that the page makes, pictures, and the
// site's own scripts, styles and fonts.
import type { Lesson, Play } from '#contract/learning.ts'
import { paths } from '#contract/paths.ts'
import type { Saving } from '#contract/saving.ts'
import { currentSession } from '../session/session.ts'
import { cacheOf } from './bytes.ts'
import { allContents, factOf, putFact } from './records.ts'

/** Pages and pictures, which are the same for everybody. */
const PAGES = 'saved-pages'
const ASSETS = 'saved-assets'
/** Written by the build: what the pages of lessons, books and downloads load. */
const ASSET_LIST = '/saved-assets.json'
/** Opens without a network as well. */
const ALWAYS = ['/downloads']

type Asset = { build: string; assets: string[] }

/** Answers with what was kept. */
export async function keepPage(person: string, saving: Saving, signal: AbortSignal) {
  const { kind, item, product } = saving
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
    const play = await keepAnswer<Play>(`/api/lesson/${item}/play`, (play) => ({
      ...play,
      // The player has nothing to choose from.
      sources: play.sources.filter(({ label }) => label === saving.quality),
    }))
    answers.push(`/api/lesson/${item}`, `/api/lesson/${item}/play`)
    pictures.push(...picturesIn(html), `/covers/course/${product}.svg`)
    void play
  } else {
    const { image } = await askCall<{ image: string }>(`/api/book/${item}`, signal)
    pictures.push(...[image].filter(isOurs))
  }
  const page = kind === 'book' ? paths.read(item) : paths.learn(product, item)
  await keepSite([page], signal)
  const kept: string[] = []
  for (const path of pictures) if (await keepPublic(path, signal)) kept.push(path)
  return { answers, pages: [page, ...kept] }
}

function lessonCalls({ product, item, lessonKind }: Saving): string[] {
  const { email } = currentSession()!
  return [
    `/api/course/${product}`,
    `/api/curriculum/${product}`,
    `/api/paidOrder?${new URLSearchParams({ email, product })}`,
    `/api/learn/${product}`,
    `/api/notes/${product}`,
    `/api/lesson/${item}/watched`,
    ...(lessonKind === 'quiz' ? [`/api/quiz/${item}`] : []),
    ...(lessonKind === 'task' ? [`/api/task/${item}`] : []),
  ]
}

const bookCalls = (item: string) =>
  ['', '/read', '/texts'].map((part) => `/api/book/${item}${part}`).concat(`/api/marks/${item}`)

export class Refused extends Error {
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
  throw new Refused(response.status, error)
}

/** A picture that is missing online is missing here too. */
async function keepPublic(path: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(path, { signal })
  if (response.status >= 500) throw new TypeError(`${response.status}`)
  if (!response.ok) return false
  await (await caches.open(PAGES)).put(path, response)
  return true
}

/**
 * Keeps these pages, and what every kept page loads. After an update of the site all kept pages are fetched again before
 * the scripts of the earlier one are removed.
 */
export async function keepSite(wanted: string[], signal: AbortSignal): Promise<void> {
  const { build, assets } = await readAssetList(signal)
  const cache = await caches.open(ASSETS)
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const path of assets) {
    if (has.has(path)) continue
    const response = await fetch(path, { signal })
    if (!response.ok) throw new TypeError(`${response.status}`)
    await cache.put(path, response)
  }
  const isNew = (await factOf('build')) !== build
  const known = isNew ? (await allContents()).flatMap(({ pages }) => pages) : []
  const pages = new Set([...ALWAYS, ...wanted, ...known])
  for (const path of pages) await keepHtml(path, new Set(assets), signal)
  await putFact('build', build)
  for (const path of has) if (!assets.includes(path)) await cache.delete(path)
}

async function readAssetList(signal: AbortSignal): Promise<Asset> {
  const response = await fetch(ASSET_LIST, { signal, cache: 'no-cache' })
  if (!response.ok) throw new TypeError(`${response.status}`)
  return (await response.json()) as Asset
}

async function keepHtml(path: string, assets: Set<string>, signal: AbortSignal): Promise<void> {
  const response = await fetch(path, { signal, cache: 'no-cache' })
  if (response.status >= 500) throw new TypeError(`${response.status}`)
  // Pictures are among the known pages.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return
  const html = await response.clone().text()
  const needed = html.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []
  // The site was updated between the two requests: once more, later.
  if (needed.some((asset) => !assets.has(asset))) throw new TypeError('The site has just been updated.')
  await (await caches.open(PAGES)).put(path, response)
}

const isOurs = (address: string | null | undefined): address is string => Boolean(address?.startsWith('/'))
const picturesIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').images]
    .map((image) => image.getAttribute('src'))
    .filter(isOurs)
