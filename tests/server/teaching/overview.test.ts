// The overview of the shop and of a teacher's courses, from the totals of the minute's job.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql, type SQL } from 'drizzle-orm'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import { newId } from '#server/db/ids.ts'
import { orders, refunds } from '#server/db/schema.ts'
import { keepTotals } from '#server/modules/teaching/overview/keep-totals.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { publishLessons } from '../../helpers/learning/lessons.ts'
import { openSite, type OpenSite } from '../../helpers/open-site.ts'
import { linkedTeacher, type LinkedTeacher } from '../../helpers/teaching/teachers.ts'
import type { Person } from '../../helpers/test-server.ts'

describe('the overview', () => {
  let site: OpenSite
  let teacher: LinkedTeacher

  before(async () => {
    site = await openSite()
    teacher = await linkedTeacher(site.server, site.admin)
  })
  after(() => site.server.close())

  const db = () => site.server.deps.db

  /** The dates are long ago, so that the demo's own sales don't count. */
  async function sell(paidAt: string, cents: number, product = teacher.course, buyer?: Person): Promise<string> {
    const id = newId()
    const { rows } = await db().execute<{ number: string }>(sql`select next_receipt_number() as number`)
    await db()
      .insert(orders)
      .values({
        id,
        userId: buyer?.id,
        userName: '',
        email: '',
        productId: product,
        productName: 'A course',
        img: '',
        state: 'paid',
        priceCents: cents,
        dueCents: cents,
        paidCents: cents,
        paidAt: new Date(paidAt),
        createdAt: new Date(paidAt),
        transactionId: cents ? `pi_${id}` : null,
        receiptNumber: Number(rows[0]!.number),
      })
    return id
  }

  async function read(query: string, as: Person = site.admin, path = 'overview'): Promise<Overview> {
    await keepTotals(site.server.deps)
    return site.get(`${path}?${query}`, as)
  }

  it('adds up days, weeks and months of Dhaka, and compares them with those before', async () => {
    // 23:59 on 9 March and 00:00 on 10 March 2020 in Dhaka; 10 March is a Tuesday.
    await sell('2020-03-09T17:59:00Z', 500)
    await sell('2020-03-09T18:00:00Z', 700)
    await sell('2020-03-12T06:00:00Z', 0)
    await sell('2020-02-28T06:00:00Z', 1000)
    const days = await read('from=2020-03-09&to=2020-03-12')
    assert.deepEqual(days.sales, [
      { at: '2020-03-09', cents: 500, orders: 1 },
      { at: '2020-03-10', cents: 700, orders: 1 },
      { at: '2020-03-11', cents: 0, orders: 0 },
      { at: '2020-03-12', cents: 0, orders: 1 },
    ])
    assert.deepEqual([days.from, days.to, days.by], ['2020-03-09', '2020-03-12', 'day'])
    assert.deepEqual([days.before.from, days.before.to, days.before.orders], ['2020-03-05', '2020-03-08', 0])
    const weeks = await read('from=2020-03-04&to=2020-03-10&by=week')
    assert.deepEqual([weeks.from, weeks.to], ['2020-03-02', '2020-03-15'])
    assert.deepEqual(weeks.sales.at(-1), { at: '2020-03-09', cents: 1200, orders: 3 })
    assert.deepEqual([weeks.before.from, weeks.before.orders], ['2020-02-17', 1])
    const months = await read('from=2020-03-15&to=2020-03-16&by=month')
    assert.deepEqual(months.sales, [{ at: '2020-03-01', cents: 1200, orders: 3 }])
    assert.deepEqual([months.to, months.before.cents], ['2020-03-31', 1000])
    assert.ok(Date.parse(days.asOf!) <= site.server.deps.now().getTime())
  })

  it('names what sold best, the states of orders, and refunds by the day they began', async () => {
    const [small, large] = [await site.newCourse({ price: 5 }), await site.newCourse({ price: 9 })]
    const id = await sell('2021-05-03T06:00:00Z', 500, small)
    await sell('2021-05-04T06:00:00Z', 900, large)
    const refund = { id: newId(), orderId: id, amountCents: 200, reason: 'Asked', state: 'succeeded' as const }
    await db()
      .insert(refunds)
      .values({ ...refund, createdAt: new Date('2021-05-20T20:00:00Z') })
    const { products, refunds: back, states, courses } = await read('from=2021-05-01&to=2021-05-31')
    assert.deepEqual(
      products.map(({ _id, orders, cents, kind }) => ({ _id, orders, cents, kind })),
      [
        { _id: large, orders: 1, cents: 900, kind: 'course' },
        { _id: small, orders: 1, cents: 500, kind: 'course' },
      ],
    )
    assert.deepEqual(
      back.filter(({ refunds }) => refunds),
      [{ at: '2021-05-21', cents: 200, refunds: 1 }],
    )
    assert.equal(states.find(({ state }) => state === 'paid')!.orders, 2)
    assert.deepEqual(courses.map(({ _id }) => _id).toSorted(), [small, large].toSorted())
  })

  it('names what sold best in all, though others were the best of each day', async () => {
    const course = await site.newCourse({ price: 5 })
    const sellDaily = (product: SQL, products: number, cents: number) =>
      db().execute(sql`
        insert into daily_totals (product_id, period, figure, day, n, cents)
        select ${product}, 'day', 'sales', date '2019-03-01' + day, 1, ${cents}::bigint
        from generate_series(0, 29) day, generate_series(1, ${products}::int) nth
        on conflict (product_id, period, figure, day) do update set cents = excluded.cents`)
    const assertBest = async (cents: number) => {
      const { products } = await read('from=2019-03-01&to=2019-03-30')
      const found = products.map(({ _id, orders, cents }) => ({ _id, orders, cents }))
      assert.deepEqual(found, [{ _id: course, orders: 30, cents }])
    }
    await sellDaily(sql`md5(day || '.' || nth)::uuid`, 250, 10)
    await sellDaily(sql`${course}::uuid`, 1, 9)
    await assertBest(270)
    // The others don't have to be added up, because they clearly sold less.
    await sellDaily(sql`md5('steady' || nth)::uuid`, 10, 40)
    await sellDaily(sql`${course}::uuid`, 1, 41)
    await assertBest(1230)
  })

  it('shows teachers only their own courses, and takes back what an account learned when it goes', async () => {
    const { video } = await publishLessons(site.server, site.admin, teacher.course)
    const [learner, other] = [await site.server.person(), await site.server.person()]
    const report = (as: Person, item: string) =>
      site.call('PUT /api/places', {
        as,
        body: [{ item, position: 95, watched: [[0, 95]], seenAt: site.server.deps.now().toISOString() }],
      })
    for (const person of [learner, other]) {
      await sell(site.server.deps.now().toISOString(), 400, teacher.course, person)
      assert.equal((await report(person, video)).status, 200)
    }
    const today = new Date(site.server.deps.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10)
    const query = `from=${today}&to=${today}`
    const own = await read(query, teacher.person, 'teach/overview')
    assert.deepEqual(own.sales, [{ at: today, cents: 800, orders: 2 }])
    assert.deepEqual(own.learners, [{ at: today, active: 2, new: 2, minutes: null }])
    assert.deepEqual(own.lessons, [{ at: today, finished: 2 }])
    assert.deepEqual(own.courses, [{ _id: teacher.course, title: own.courses[0]!.title }])
    assert.deepEqual(own.searches, [])
    const all = await read(query)
    const completion = await site.get(`course/${teacher.course}/completion`, teacher.person)
    assert.equal(completion.buyers, own.states.find(({ state }) => state === 'paid')!.orders + 4)
    assert.deepEqual(
      completion.lessons.find(({ _id }: { _id: string }) => _id === video),
      { _id: video, title: 'A video', begun: 2, done: 2 },
    )
    await site.call(`DELETE /api/user/${other.id}`, { as: site.admin })
    const later = await read(query)
    assert.equal(all.learners[0]!.active - later.learners[0]!.active, 1)
    assert.equal(all.learners[0]!.new - later.learners[0]!.new, 1)
    assert.equal(all.lessons[0]!.finished - later.lessons[0]!.finished, 1)
    assert.equal(later.sales[0]!.orders, all.sales[0]!.orders)
  })

  it('adds up all that came since the last minute, also more than one step takes', async () => {
    await db().execute(sql`
      insert into users (id, issuer, subject, email, name, created_at)
      select gen_random_uuid(), 'urn:many', n, n || '@many.test', 'Somebody', '2019-01-05T06:00:00Z' from generate_series(1, 1300) n`)
    const { learners } = await read('from=2019-01-05&to=2019-01-05')
    assert.equal(learners[0]!.new, 1300)
  })

  it('lists searches that found nothing, but no emails or phone numbers', async () => {
    for (const q of ['Zzyzx  Wqxj', 'zzyzx wqxj', 'someone@wqxj.test', '01712 345 678']) {
      await site.call(`GET /api/searchCourse?q=${encodeURIComponent(q)}`)
    }
    const today = new Date(site.server.deps.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10)
    const { searches } = await read(`from=${today}&to=${today}`)
    assert.deepEqual(searches, [{ text: 'zzyzx wqxj', days: 1 }])
  })

  it('refuses days that are not there, in the wrong order, or too many of them', async () => {
    const refusedIn = async (query: string) => {
      const answer = await site.call(`GET /api/overview?${query}`, { as: site.admin })
      assertError(answer, 422, 'invalid')
      return Object.entries(answer.json.codes).map(([field, { code }]: [string, any]) => `${field} ${code}`)
    }
    assert.deepEqual(await refusedIn('from=2026-02-30&to=2026-03-01'), ['from no_such_day'])
    assert.deepEqual(await refusedIn('from=2026-03-02&to=2026-03-01'), ['to before_start'])
    assert.deepEqual(await refusedIn('from=2026-01-01&to=2026-12-31'), ['to too_many_days'])
    assert.deepEqual(await refusedIn('from=9999-01-01&to=9999-12-31'), ['from not_a_date', 'to not_a_date'])
    assert.deepEqual(await refusedIn('from=2026-01-01&to=2026-01-02&by=hour'), ['by not_a_choice'])
    assert.deepEqual(await refusedIn('from=2026-01-01'), ['to required'])
    const year = await site.call('GET /api/overview?from=2026-01-01&to=2026-12-31&by=month', { as: site.admin })
    assert.equal(year.json.sales.length, 12)
  })
})
