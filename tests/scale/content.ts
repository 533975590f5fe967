// A content change is seen at every process within a second: in calls, pages, search and suggestions. Each is requested
// beforehand, so that there is something stale in the caches.
import { setTimeout as wait } from 'node:timers/promises'
import { blogBody, bookBody, courseBody } from '../helpers/sample-bodies.ts'
import type { Report } from '../helpers/report.ts'
import type { Site } from '../helpers/test-server.ts'
import type { Cluster } from './cluster.ts'

const ROUNDS = 6
const SEEN_WITHIN_MS = 1000
const TIMEOUT_MS = 3000
const POLL_MS = 20

type Kind = {
  add: string
  change: (id: string) => string
  remove: (id: string) => string
  body: (title: string) => Record<string, unknown>
  /** The paths that must show it. */
  shown: (title: string) => string[]
}

const titled = (path: string) => (title: string) => `${path}${encodeURIComponent(title)}`
const { classCourse: _, ...courseChange } = courseBody

const KINDS: Record<string, Kind> = {
  course: {
    add: 'POST /api/addCourse',
    change: (id) => `PUT /api/courseUpdate/${id}`,
    remove: (id) => `DELETE /api/course/${id}`,
    body: (title) => ({ ...courseBody, title }),
    shown: (title) => [
      '/api/courses/classFive?limit=3',
      '/classes/five',
      titled('/api/searchCourse?q=')(title),
      titled('/searchCourse/')(title),
      titled('/api/suggest?q=')(title),
    ],
  },
  book: {
    add: 'POST /api/addBook',
    change: (id) => `PUT /api/bookUpdate/${id}`,
    remove: (id) => `DELETE /api/bookDelete/${id}`,
    body: (bookName) => ({ ...bookBody, bookName }),
    shown: () => ['/api/books?limit=3', '/books', '/'],
  },
  blog: {
    add: 'POST /api/addBlog',
    change: (id) => `PUT /api/blogUpdate/${id}`,
    remove: (id) => `DELETE /api/blogDelete/${id}`,
    body: (title) => ({ ...blogBody, title }),
    shown: () => ['/api/blogs?limit=3', '/blogs', '/rss.xml'],
  },
}

export async function content(cluster: Cluster, report: Report): Promise<void> {
  const { each, admin } = cluster
  for (const [name, kind] of Object.entries(KINDS)) {
    const times = each.map((): number[] => [])
    const found: string[] = []
    let step = 0
    const watch = async (what: string, title: string, isThere: boolean, write: () => Promise<string | undefined>) => {
      const paths = kind.shown(title)
      // Starts with another path each time, because the later ones are requested later.
      paths.push(...paths.splice(0, step++ % paths.length))
      await Promise.all(each.flatMap((site) => paths.map((path) => shows(site, path, title))))
      const id = await write()
      const began = performance.now()
      // One reader per process, because more would measure the load instead.
      const seen = each.map(async (site, place) => {
        for (const path of paths) {
          const ms = await staleMs(() => shows(site, path, title), isThere, began)
          if (path === paths[0]) times[place]!.push(ms)
          if (ms > SEEN_WITHIN_MS) found.push(`${what} at process ${place + 1} in ${path}: old after ${ms} ms`)
        }
      })
      await Promise.all(seen)
      return id ?? ''
    }
    for (let round = 0; round < ROUNDS; round++) {
      const writer = (turn: number) => each[(round + turn) % each.length]!
      const send = async (turn: number, call: string, body?: unknown): Promise<string | undefined> => {
        const { status, json, text } = await writer(turn).call(call, { as: admin, body })
        if (status !== 200) found.push(`${call}: ${status} ${text}`)
        return json?.insertedId
      }
      const [first, second] = [`Mango boat ${name} ${round}`, `Paper kite ${name} ${round}`]
      const changed = name === 'course' ? { ...courseChange, title: second } : kind.body(second)
      const id = await watch('added', first, true, () => send(0, kind.add, kind.body(first)))
      await watch('changed', second, true, () => send(1, kind.change(id), changed))
      await watch('deleted', second, false, () => send(2, kind.remove(id)))
    }
    const figures = times.map((all) => `${median(all)}/${Math.max(...all)}`)
    report(
      `${ROUNDS} × a ${name} added, changed, deleted: last seen old after ms (p50/most) ${figures.join(', ')}`,
      found,
    )
  }
}

/** The time of the last stale answer after the change, or 0 if there was none. */
async function staleMs(read: () => Promise<boolean>, isThere: boolean, began: number): Promise<number> {
  for (let stale = 0; ; await wait(POLL_MS)) {
    const askedAt = Math.round(performance.now() - began)
    if (stale > TIMEOUT_MS || (await read()) === isThere) return stale
    stale = askedAt
  }
}

async function shows(site: Site, path: string, title: string): Promise<boolean> {
  const { text } = await site.call(`GET ${path}`)
  // The search page repeats the search text, so a title only counts on a course card.
  return path.startsWith('/searchCourse/') ? text.includes(`>${title}<`) : text.includes(title)
}

function median(all: number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
}
