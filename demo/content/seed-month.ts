// Ten weeks of sample sales and learning, so that the overview has something to show: people marked as samples, who
// can't sign in, and what they bought, finished and had refunded. Relative to today, and the same every time.
import { and, asc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { CURRENCY } from '#contract/constants.ts'
import { EMBEDDED_ISSUER } from '#server/adapters/identity/embedded.ts'
import { dayOf } from '#server/modules/dhaka.ts'
import { attemptId } from '#server/modules/orders/orders/attempts.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { books, courses, files, instructors, lessons, sections, users } from '../../server/db/schema.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'

const DAY_MS = 86_400_000
const DAYS = 75
const PEOPLE = 180
const COURSES = 7
const BOOKS = 4
const PART_OF_ALL = 0.18
const BUYS_WITHIN_MS = 20 * DAY_MS
/** How many in a hundred continue after each lesson. Most stop after a course's fourth lesson. */
const GO_ON = [0.93, 0.9, 0.88, 0.62, 0.9]
const MISSED = ['ielts speaking', 'guitar lessons', 'উচ্চতর গণিত', 'class 9 higher maths', 'আরবি ভাষা']
const STUDENT_DAYS = 300

/** Gives the same numbers at every start. */
function createRandom() {
  let state = 40
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export async function seedMonth(tx: Transaction, now: Date): Promise<void> {
  const random = createRandom()
  const products = await readProducts(tx)
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    // Slightly more people join towards today.
    const daysAgo = DAYS * (1 - ((index + 1) / PEOPLE) ** 0.85)
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - random() * DAY_MS)
    const name = `Sample learner ${index + 1}`
    return { id: newId(createdAt), name, email: `sample${index + 1}@porua.test`, createdAt }
  })
  const sold = people.flatMap((person, index) =>
    products
      .filter((_, place) => place === index % products.length || random() < PART_OF_ALL)
      .map((product, place) => {
        const at = new Date(person.createdAt.getTime() + random() * (place ? BUYS_WITHIN_MS : 3_600_000))
        return { person, product, at, id: newId(at) }
      }),
  )
  const orders = sold.filter(({ at }) => at < now).toSorted((one, other) => Number(one.at) - Number(other.at))
  const states = orders.map((_, index) => (index % 29 === 11 ? 'refunded' : index % 17 === 5 ? 'open' : 'paid'))
  await insertAll(
    tx,
    'users',
    people.map(({ createdAt, ...person }) => ({
      ...person,
      issuer: EMBEDDED_ISSUER,
      subject: person.id,
      email_verified: true,
      created_at: createdAt,
    })),
  )
  await seedOrders(tx, orders, states, now)
  await seedPlaces(
    tx,
    orders.filter((_, index) => states[index] === 'paid'),
    random,
    now,
  )
  await seedStudentYear(tx, random, now)
  await insertAll(
    tx,
    'missed_searches',
    MISSED.flatMap((text, index) =>
      Array.from({ length: MISSED.length - index }, (_, day) => ({
        text,
        day: dayOf(new Date(now.getTime() - (day * 5 + index) * DAY_MS)),
      })),
    ),
  )
}

type Product = {
  id: string
  name: string
  img: string
  cents: number
  lessons: { id: string; seconds: number | null }[]
}
type Sold = { id: string; person: { id: string; name: string; email: string }; product: Product; at: Date }

/** Excludes products of teachers with an account, because those belong in the teachers' earnings. */
async function readProducts(tx: Transaction): Promise<Product[]> {
  const taught = tx.select({ id: instructors.id }).from(instructors).where(isNotNull(instructors.userId))
  const found = await tx
    .select({ id: courses.id, name: courses.title, img: courses.img, cents: courses.priceCents })
    .from(courses)
    .where(
      and(
        sql`${courses.priceCents} > 0 and ${courses.isListed}`,
        or(isNull(courses.instructorId), notInArray(courses.instructorId, taught)),
        sql`(select count(*) from lessons where lessons.course_id = ${courses}.id and section_id is not null) >= 4`,
      ),
    )
    .orderBy(asc(courses.title))
    .limit(COURSES)
  const ofCourses = await tx
    .select({ id: lessons.id, course: lessons.courseId, seconds: files.seconds })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .orderBy(asc(sections.position), asc(lessons.position))
  const byCourse = Map.groupBy(ofCourses, ({ course }) => course)
  const listed = await tx
    .select({ id: books.id, name: books.bookName, img: books.img, cents: books.priceCents })
    .from(books)
    .orderBy(asc(books.bookName))
    .limit(BOOKS)
  return [
    ...found.map((course) => ({ ...course, lessons: byCourse.get(course.id) ?? [] })),
    ...listed.map((book) => ({ ...book, lessons: [] })),
  ]
}

async function seedOrders(tx: Transaction, sold: Sold[], states: string[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select next_receipt_number() as number from generate_series(1, ${sold.length})`,
  )
  const all = sold.map(({ id, person, product, at }, index) => {
    const { cents } = product
    const state = states[index]!
    const isPaid = state !== 'open'
    const reference = `pi_sample_${id.slice(-12)}_${index}`
    const order = {
      id,
      user_id: person.id,
      user_name: person.name,
      email: person.email,
      product_id: product.id,
      product_name: product.name,
      img: product.img,
      state,
      price_cents: cents,
      due_cents: cents,
      refunded_cents: state === 'refunded' ? cents : 0,
      created_at: at,
      ...(isPaid && { paid_cents: cents, paid_at: at, transaction_id: reference, receipt_number: rows[index]!.number }),
    }
    return { order, reference, isPaid, at, cents, userId: person.id }
  })
  const paid = all.filter(({ isPaid }) => isPaid)
  await insertAll(
    tx,
    'orders',
    all.map(({ order }) => order),
  )
  await insertAll(
    tx,
    'payment_attempts',
    paid.map(({ order: { id }, reference, cents, at }) => ({
      id: attemptId(id, 1),
      order_id: id,
      provider: 'card',
      reference,
      due_cents: cents,
      amount: cents,
      currency: CURRENCY,
      state: 'succeeded',
      begun_at: at,
    })),
  )
  const refunds = paid.flatMap(({ order, cents, at, userId }) => {
    if (order.state !== 'refunded') return []
    const when = new Date(Math.min(now.getTime(), at.getTime() + 3 * DAY_MS))
    const id = newId(when)
    return [{ id, order_id: order.id, provider_id: `re_sample_${id}`, amount_cents: cents, at: when, userId }]
  })
  await insertAll(
    tx,
    'refunds',
    refunds.map(({ id, order_id, provider_id, amount_cents, at }) => ({
      id,
      order_id,
      provider_id,
      amount_cents,
      amount: amount_cents,
      reason: 'requested_by_customer',
      state: 'succeeded',
      as_of: 0,
      created_at: at,
    })),
  )
  const event = (what: string, orderId: string, userId: string, at: Date, more: object = {}) => ({
    id: newId(at),
    order_id: orderId,
    what,
    actor: 'buyer',
    user_id: userId,
    at,
    ...more,
  })
  await insertAll(tx, 'order_history', [
    ...all.map(({ order, cents, at, userId }) => event('ordered', order.id, userId, at, { amount_cents: cents })),
    ...paid.map(({ order, cents, at, userId, reference }) =>
      event('paid', order.id, userId, at, { amount_cents: cents, intent_id: reference }),
    ),
    ...refunds.map(({ order_id, amount_cents, provider_id, at, userId }) =>
      event('refunded', order_id, userId, at, { actor: 'provider', amount_cents, intent_id: provider_id }),
    ),
  ])
  await tx.execute(sql`
    update ${courses} set enrolled = enrolled + sold.n, learners = learners + sold.n
    from (select product_id, count(*)::int as n from orders
      where state = 'paid' and id = any(${sql.param(sold.map(({ id }) => id))}::uuid[]) group by product_id) sold
    where ${courses.id} = sold.product_id`)
}

/** Each learner continues from lesson to lesson, some days apart, until they stop or today is reached. */
async function seedPlaces(tx: Transaction, bought: Sold[], random: () => number, now: Date): Promise<void> {
  const rows = bought.flatMap(({ person, product, at }) => {
    const done: object[] = []
    let time = at.getTime()
    for (const [index, { id, seconds }] of product.lessons.entries()) {
      time += random() * 2.2 * DAY_MS
      if (time > now.getTime()) break
      const moment = new Date(time)
      const goesOn = random() < GO_ON[Math.min(index, GO_ON.length - 1)]!
      done.push({
        user_id: person.id,
        item_id: id,
        product_id: product.id,
        position: 0,
        watched: seconds === null ? '{}' : `{[0,${goesOn ? seconds : Math.ceil(seconds / 3)})}`,
        seconds,
        seen_at: moment,
        ...(goesOn && { marked: true, marked_at: moment, done_at: moment }),
      })
      if (!goesOn) break
    }
    return done
  })
  await insertAll(tx, 'places', rows)
}

/** Evenings over most of a year, for the stitches in the demo student's profile. */
async function seedStudentYear(tx: Transaction, random: () => number, now: Date): Promise<void> {
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!
  const [student] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  const { rows } = await tx.execute<{ item_id: string; product_id: string }>(
    sql`select item_id, product_id from places where user_id = ${student!.id} limit 1`,
  )
  const evenings = Array.from({ length: STUDENT_DAYS }, (_, index) => index + 1).filter(
    (daysAgo) => random() < (daysAgo % 7 < 2 ? 0.7 : 0.25) * (1 - daysAgo / (STUDENT_DAYS * 1.2)),
  )
  // The job counts these like everything else.
  await insertAll(
    tx,
    'place_log',
    evenings.map((daysAgo) => ({
      user_id: student!.id,
      ...rows[0]!,
      seen_on: dayOf(new Date(now.getTime() - daysAgo * DAY_MS)),
      seconds: Math.round(300 + random() * 2400),
      begun: 0,
      done: 0,
    })),
  )
}

/**
 * A single parameter instead of thousands, which would take most of a second. Columns that are left out get their
 * defaults.
 */
async function insertAll(tx: Transaction, table: string, rows: object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.identifier(name))
  const list = sql.join(columns, sql`, `)
  await tx.execute(sql`insert into ${sql.identifier(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)})`)
}
