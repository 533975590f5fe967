// Days of learning, which the minute's job adds up from what PUT /places stores.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { activity } from '#server/db/schema.ts'
import { keepTotals } from '#server/modules/teaching/overview/keep-totals.ts'
import { publishLessons, type Published } from '../../helpers/learning/lessons.ts'
import { openSite, type OpenSite } from '../../helpers/open-site.ts'
import type { Person } from '../../helpers/test-server.ts'

describe('a learner’s activity', () => {
  let site: OpenSite
  let lessons: Published
  let course: string

  before(async () => {
    site = await openSite()
    course = await site.newCourse({ price: 0 })
    lessons = await publishLessons(site.server, site.admin, course)
  })
  after(() => site.server.close())

  async function newLearner(): Promise<Person> {
    const learner = await site.server.person()
    await site.order(course, learner)
    return learner
  }
  const put = (as: Person, ...body: object[]) => site.call('PUT /api/places', { as, body })
  const played = (until: number, seenAt: Date) => ({
    item: lessons.video,
    position: until,
    watched: [[0, until]],
    seenAt: seenAt.toISOString(),
  })
  const hoursAgo = (hours: number) => new Date(site.server.deps.now().getTime() - hours * 3_600_000)
  async function read(as: Person) {
    await keepTotals(site.server.deps)
    return (await site.get('myActivity', as)) as { from: string; to: string; days: object[] }
  }

  it('counts time played for the first time and lessons finished, by day in Dhaka', async () => {
    const learner = await newLearner()
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T06:00:00Z`).getTime() - 3 * 86_400_000
    // The times are 23:59 and 00:01 in Dhaka.
    await put(learner, played(30, new Date(noon + 11 * 3_600_000 + 59 * 60_000)))
    await put(learner, played(30, new Date(noon + 12 * 3_600_000 - 30_000)))
    await put(learner, played(95, new Date(noon + 12 * 3_600_000 + 60_000)))
    const { days, to } = await read(learner)
    const day = (after: number) => new Date(noon + after * 86_400_000).toISOString().slice(0, 10)
    assert.deepEqual(days, [
      { day: day(0), minutes: 1, lessons: 0 },
      { day: day(1), minutes: 2, lessons: 0 },
      // A lesson counts as finished when the server learned of it.
      { day: to, minutes: 0, lessons: 1 },
    ])
  })

  it('takes back a lesson that is no longer done, and counts a text with its reading time', async () => {
    const learner = await newLearner()
    const mark = (done: boolean, ago: number) => ({
      item: lessons.text,
      position: 0,
      watched: [],
      seenAt: hoursAgo(ago).toISOString(),
      done,
    })
    await put(learner, mark(true, 0.02))
    const { days, to } = await read(learner)
    assert.deepEqual(days, [{ day: to, minutes: 1, lessons: 1 }])
    await put(learner, mark(false, 0.01))
    assert.deepEqual((await read(learner)).days, [])
  })

  it('is private, part of the export, and gone with the account', async () => {
    const learner = await newLearner()
    await put(learner, played(10, hoursAgo(0)))
    assert.equal((await read(learner)).days.length, 1)
    assert.deepEqual((await read(site.other)).days, [])
    const { activity: exported } = (await site.call('GET /api/myData', { as: learner })).json
    assert.equal(exported[0].seconds, 10)
    // A change that is not counted yet must not bring the row back.
    await put(learner, played(20, hoursAgo(0)))
    await site.call(`DELETE /api/user/${learner.id}`, { as: site.admin })
    await keepTotals(site.server.deps)
    assert.deepEqual(await site.server.deps.db.select().from(activity).where(eq(activity.userId, learner.id)), [])
  })
})
