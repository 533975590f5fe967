// A course with lessons, its buyer and a stranger.
import assert from 'node:assert/strict'
import { publishLessons } from './lessons.ts'
import { courseBody } from '../sample-bodies.ts'
import { startTestServer, type Person, type TestServerOptions } from '../test-server.ts'

/** The time in a progress report, as minutes after another. */
export const at = (minute: number) => ({ seenAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() })

export type TaughtCourse = Awaited<ReturnType<typeof startTaughtCourse>>

export async function startTaughtCourse(options: TestServerOptions = {}) {
  const server = await startTestServer(options)
  const admin = await server.person('admin')
  const buyer = await server.person()
  const stranger = await server.person()

  const addCourse = async (price = 0): Promise<string> => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price } })
    return added.json.insertedId
  }
  /** A free course is paid for as soon as it is ordered. */
  const own = async (person: Person, product: string) => {
    const ordered = await server.call('POST /api/order', { as: person, body: { id: product } })
    assert.equal(ordered.status, 200, ordered.text)
  }
  const report = (person: Person, ...updates: object[]) =>
    server.call('PUT /api/places', { as: person, body: updates.map((update) => ({ ...at(1), ...update })) })

  const course = await addCourse()
  const published = await publishLessons(server, admin, course)
  await own(buyer, course)
  const learn = async (person: Person, id = course) => (await server.call(`GET /api/learn/${id}`, { as: person })).json
  return { server, admin, buyer, stranger, course, published, addCourse, own, report, learn }
}
