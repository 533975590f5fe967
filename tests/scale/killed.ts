// One process is killed while people read and an administrator writes: the others keep serving, and a new one joins.
import { setTimeout as wait } from 'node:timers/promises'
import { blogBody } from '../helpers/sample-bodies.ts'
import { register } from '../helpers/people/sign-in.ts'
import type { Report } from '../helpers/report.ts'
import { everywhere, type Cluster } from './cluster.ts'

const READERS = 12
const WRITERS = 3
const BEFORE_MS = 500
const AFTER_MS = 1500
const PATHS = ['/', '/api/books?limit=5', '/api/searchCourse?q=math', '/blogs']

export async function killed(cluster: Cluster, report: Report): Promise<void> {
  const { several, each, admin, call } = cluster
  const victim = Math.min(1, each.length - 1)
  let isDone = false
  let reads = 0
  let slowest = 0
  const badReads: string[] = []
  const acknowledged: string[] = []
  let refused = 0
  const read = async (reader: number) => {
    for (let round = reader; !isDone; round++) {
      const path = PATHS[round % PATHS.length]!
      const began = performance.now()
      const status = await call(`GET ${path}`).then((answer) => answer.status, String)
      slowest = Math.max(slowest, performance.now() - began)
      reads++
      if (status !== 200) badReads.push(`GET ${path}: ${status}`)
    }
  }
  const write = async () => {
    while (!isDone) {
      const { status, json } = await call('POST /api/addBlog', { as: admin, body: blogBody })
      if (status === 200) acknowledged.push(json.insertedId)
      else refused++
    }
  }
  const busy = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: WRITERS }, write),
  ]
  await wait(BEFORE_MS)
  await several.products[victim]!.end('SIGKILL')
  await wait(AFTER_MS)
  isDone = true
  await Promise.all(busy)
  report(`kill -9 of process ${victim + 1}: ${reads} reads, none failed, ${Math.round(slowest)} ms at most`, badReads)
  const left = each.filter((_, place) => place !== victim)
  const blogs = await cluster.query<{ id: string }>('select id from blogs where id = any($1)', [acknowledged])
  report(`${acknowledged.length} writes were acknowledged and are there, ${refused} under way were refused`, [
    ...(blogs.length === acknowledged.length ? [] : [`${acknowledged.length - blogs.length} are lost`]),
    // Each writer has one pending request at a time, so no more can have been interrupted.
    ...(refused > WRITERS ? [`${refused} were refused`] : []),
  ])
  await register(cluster)
  report(
    'people register and the other processes stay ready during it',
    await everywhere(
      { each: left },
      'ready',
      (site) => site.call('GET /api/ready'),
      ({ status }) => status === 200,
    ),
  )
  await several.replace(victim)
  cluster.answered()
  for (let index = 0; index < each.length; index++) await call('GET /api/ready')
  const answered = new Set(cluster.answered())
  report('a new process in its place takes its share', answered.size === each.length ? [] : [[...answered].join(', ')])
}
