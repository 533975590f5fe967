// What opens after buying: every call by visitors, users, buyers of this and of another course, a refunded buyer and an
// administrator; grants that are altered, expired or somebody else's; and uploads.
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { orders } from '#server/db/schema.ts'
import { createGrants } from '#server/modules/files/uploads/grants.ts'
import { CAPTIONS, publishLessons, storeVideo, type Published } from '../helpers/learning/lessons.ts'
import type { Report } from '../helpers/report.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'
import { announceFile, TUS } from '../helpers/files/uploads.ts'

const WHO = ['visitor', 'user', 'buyer', 'refunded buyer', 'other buyer', 'admin'] as const
type Who = (typeof WHO)[number]
type Statuses = [visitor: number, user: number, buyer: number, refunded: number, other: number, admin: number]

const EVERYBODY: Statuses = [200, 200, 200, 200, 200, 200]
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200, 200]
const LEARNERS: Statuses = [401, 403, 200, 403, 403, 200]
const OWN: Statuses = [401, 404, 200, 404, 404, 404]
const ADMINS: Statuses = [401, 403, 403, 403, 403, 200]

type School = { server: TestServer; people: Record<Who, Person | undefined>; course: string; published: Published }

export async function learning(report: Report): Promise<void> {
  const school = await openSchool()
  try {
    const rows = await requests(school)
    report(`${rows.length} calls of learning × ${WHO.join(', ')}`, await matrix(school, rows))
    report('grants: altered, expired, of another file, lesson or person', await grants(school))
    report(`uploads × ${WHO.join(', ')}`, await uploads(school))
  } finally {
    await school.server.close()
  }
}

async function openSchool(): Promise<School> {
  const server = await startTestServer()
  const admin = await server.person('admin')
  const addCourse = async (): Promise<string> =>
    (await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })).json.insertedId
  const buy = async (id: string) => {
    const person = await server.person()
    await server.call('POST /api/order', { as: person, body: { id } })
    return person
  }
  const [course, elsewhere] = [await addCourse(), await addCourse()]
  const published = await publishLessons(server, admin, course)
  const refunded = await buy(course)
  await server.deps.db.update(orders).set({ state: 'refunded' }).where(eq(orders.userId, refunded.id))
  const people = {
    visitor: undefined,
    user: await server.person(),
    buyer: await buy(course),
    'refunded buyer': refunded,
    'other buyer': await buy(elsewhere),
    admin,
  }
  return { server, people, course, published }
}

type Row = { call: () => Promise<string> | string; body?: () => object; expected: Statuses }

async function requests({ server, people, course, published }: School): Promise<Row[]> {
  const { video, preview, text } = published
  const seenAt = server.deps.now().toISOString()
  const video1 = () => storeVideo(server)
  const place = (item: string) => () => [{ item, position: 5, watched: [[0, 5]], seenAt }]
  const note = { lesson: video, second: 5, text: 'A note.' }
  const keepNote = async () => {
    const id = newId()
    await server.call(`PUT /api/note/${id}`, { as: people.buyer!, body: note })
    return `DELETE /api/note/${id}`
  }
  const failed = () => storeVideo(server, { state: 'failed', problem: 'broken' })
  return [
    { call: () => `GET /api/curriculum/${course}`, expected: EVERYBODY },
    { call: () => `GET /api/learn/${course}`, expected: LEARNERS },
    ...[video, text].flatMap((id): Row[] =>
      ['', '/play', '/watched'].map((rest) => ({ call: () => `GET /api/lesson/${id}${rest}`, expected: LEARNERS })),
    ),
    ...['', '/play', '/watched'].map((rest): Row => ({
      call: () => `GET /api/lesson/${preview}${rest}`,
      expected: EVERYBODY,
    })),
    { call: () => 'GET /api/progress', expected: SIGNED_IN },
    { call: () => 'PUT /api/places', body: place(video), expected: LEARNERS },
    { call: () => 'PUT /api/places', body: place(preview), expected: SIGNED_IN },
    { call: () => 'PUT /api/places', body: () => [...place(preview)(), ...place(video)()], expected: LEARNERS },
    { call: () => `GET /api/notes/${course}`, expected: LEARNERS },
    { call: () => `PUT /api/note/${newId()}`, body: () => note, expected: LEARNERS },
    { call: keepNote, expected: OWN },
    { call: () => `GET /api/curriculum/${course}/draft`, expected: ADMINS },
    { call: () => `PUT /api/curriculum/${course}`, body: () => ({ sections: [], revision: 1 }), expected: ADMINS },
    {
      call: () => `POST /api/curriculum/${course}/publish`,
      body: () => ({ revision: 99 }),
      expected: conflict(ADMINS),
    },
    { call: () => 'GET /api/files', expected: ADMINS },
    { call: () => 'POST /api/file', body: () => ({ name: 'f', kind: 'video', bytes: 5 }), expected: ADMINS },
    { call: async () => `GET /api/file/${await video1()}`, expected: ADMINS },
    { call: async () => `POST /api/file/${await failed()}/retry`, expected: ADMINS },
    { call: async () => `DELETE /api/file/${await video1()}`, expected: ADMINS },
    {
      call: async () => `PUT /api/file/${await video1()}/captions/en`,
      body: () => ({ vtt: CAPTIONS }),
      expected: ADMINS,
    },
  ]
}

/** The administrator's publishing is refused because of its revision, after the access check. */
const conflict = (statuses: Statuses): Statuses => statuses.with(5, 409) as Statuses

async function matrix({ server, people }: School, rows: Row[]): Promise<string[]> {
  const found: string[] = []
  for (const { call, body, expected } of rows) {
    for (const [index, who] of WHO.entries()) {
      const name = await call()
      const { status, json } = await server.call(name, { as: people[who], ...(body ? { body: body() } : {}) })
      if (status !== expected[index]) found.push(`${name} by ${who}: ${status} instead of ${expected[index]}`)
      const why = who === 'refunded buyer' ? 'refunded' : 'not_bought'
      if (status === 403 && expected === LEARNERS && json.error !== why) found.push(`${name} by ${who}: ${json.error}`)
    }
  }
  return found
}

async function grants({ server, people, published }: School): Promise<string[]> {
  const { deps } = server
  const found: string[] = []
  const expect = async (what: string, grant: string, status: number, name = 'v240') => {
    const answer = await fetch(`${server.url}/content/${grant}/${name}`)
    await answer.arrayBuffer()
    if (answer.status !== status) found.push(`${what}: ${answer.status} instead of ${status}`)
  }
  const what = { scope: 'lesson', itemId: published.video, fileId: published.file, userId: people.buyer!.id } as const
  const good = deps.grants.issue(what).grant
  await expect('a good grant', good, 200)
  await expect('a grant for a file that is not there', good, 404, 'v720')
  await expect('a grant with a longer path', good, 404, 'v240/../../../etc/passwd')
  const other = await storeVideo(server)
  const parts = good.split('.')
  const values = [String(Number(parts[0]) + 3600), 'sample', other, published.preview, people.admin!.id, 'x'.repeat(43)]
  for (const [at, value] of values.entries()) {
    await expect(`part ${at} altered`, parts.with(at, value).join('.'), 403)
    await expect(`part ${at} left out`, parts.with(at, '').join('.'), 403)
    await expect(`part ${at} removed`, parts.toSpliced(at, 1).join('.'), 403)
  }
  await expect('one more part', `${good}.x`, 403)
  await expect('no grant', 'x', 403)
  const foreign = createGrants('another secret of another server', deps.now).issue(what).grant
  await expect('another key', foreign, 403)
  for (const who of ['user', 'refunded buyer', 'other buyer'] as const) {
    const { grant } = deps.grants.issue({ ...what, userId: people[who]!.id })
    await expect(`a grant of ${who}`, grant, 403)
  }
  await expect('a grant of a visitor', deps.grants.issue({ ...what, userId: null }).grant, 403)
  const mixed = { ...what, fileId: other }
  await expect('a file that the lesson does not have', deps.grants.issue(mixed).grant, 404)
  server.advanceClock(6 * 3_600_000 + 1000)
  await expect('an expired grant', good, 403)
  return found
}

async function uploads({ server, people }: School): Promise<string[]> {
  const found: string[] = []
  for (const [index, who] of WHO.entries()) {
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const id = await announceFile(server, people.admin!, 'video', 5)
      const headers = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
      const rawBody = method === 'PATCH' ? { rawBody: 'bytes' } : {}
      const { status } = await server.call(`${method} /uploads/${id}`, { as: people[who], headers, ...rawBody })
      const isRight = ADMINS[index] === 200 ? status === 200 || status === 204 : status === ADMINS[index]
      if (!isRight) found.push(`${method} by ${who}: ${status}`)
    }
  }
  return found
}
