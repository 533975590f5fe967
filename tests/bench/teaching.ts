// A teacher's page with 200 courses and 100,000 learners.
import pg from 'pg'
import { newId } from '#server/db/ids.ts'
import { publishLessons } from '../helpers/learning/lessons.ts'
import { storeHandIn, taskLesson } from '../helpers/learning/tasks.ts'
import { linkedTeacher } from '../helpers/teaching/teachers.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'
import type { Measure } from './measure.ts'

const COURSES = 200
const LESSONS = 20
const LEARNERS = 100_000
const WARM_UP = 20
const CALLS = 200
const GOAL_MS = 100

export async function benchTeaching(): Promise<Measure[]> {
  const server = await startTestServer({ database: 'postgres' })
  try {
    const [admin, learner] = [await server.person('admin'), await server.person()]
    const { person, instructor, course } = await linkedTeacher(server, admin, { price: 0 })
    const task = taskLesson()
    const { text } = await publishLessons(server, admin, course, task)
    await server.call('POST /api/order', { as: learner, body: { id: course } })
    const question = newId()
    const body = { lesson: text, second: null, text: 'Why do we square the time here?' }
    await server.call(`PUT /api/question/${question}`, { as: learner, body })
    const { id: handIn } = await storeHandIn(server, learner, task._id)
    await fill(server, { instructor, course, text, task: task._id, question, handIn, learner: learner.id })
    const took: number[] = []
    for (let round = 0; round < WARM_UP + CALLS; round++) {
      const start = performance.now()
      const { json } = await server.call('GET /api/teach', { as: person })
      if (round >= WARM_UP) took.push(performance.now() - start)
      if (json.courses.length !== COURSES || json.waiting.length !== 10) throw new Error('not all courses are listed')
    }
    const sorted = took.toSorted((one, other) => one - other)
    const value = sorted[Math.floor(sorted.length * 0.95)]!
    const what = 'a teacher’s page with 200 courses and 100,000 learners, p95'
    const beside = `${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms in the middle`
    return [{ what, value, unit: 'ms', goal: { atMost: GOAL_MS }, beside }]
  } finally {
    await server.close()
  }
}

type Samples = Record<'instructor' | 'course' | 'text' | 'task' | 'question' | 'handIn' | 'learner', string>

/** Copies one row of each kind on a connection without the pool's time limits. */
async function fill({ databaseUrl }: TestServer, samples: Samples): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('set session_replication_role = replica')

  /** `changes` are the columns that differ, `from` gives a row for each copy. */
  const copy = async (table: string, id: string, from: string, changes: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${names.map((name) => `copied.${name}`).join(', ')}
       from ${table} sample, ${from},
       lateral jsonb_populate_record(sample, jsonb_build_object('id', gen_random_uuid(), ${changes})) copied
       where sample.id = '${id}'`,
    )
  }
  const ownCourses = `courses where instructor_id = '${samples.instructor}'`

  await copy('courses', samples.course, `generate_series(2, ${COURSES}) n`, `'title', 'Course ' || n, 'learners', 500`)
  const others = `(select id from ${ownCourses} and id <> '${samples.course}') each`
  await copy(
    'lessons',
    samples.text,
    `${others}, generate_series(1, ${LESSONS - 1}) n`,
    `'course_id', each.id, 'position', n`,
  )
  await copy('lessons', samples.task, others, `'course_id', each.id`)
  await copy(
    'users',
    samples.learner,
    `generate_series(1, ${LEARNERS}) n`,
    `'email', 'learner' || n || '@people.test', 'subject', 'learner' || n`,
  )
  await client.query(`
    create temp table learner as select id, row_number() over () as n from users where email like 'learner%@people.test';
    create temp table course as select id, row_number() over () as n from ${ownCourses};
    create temp table text as select lessons.id, row_number() over () as n
      from lessons join course on course.id = course_id where kind = 'text';
    create temp table task as select lessons.id, row_number() over () as n
      from lessons join course on course.id = course_id where kind = 'task';
    analyze learner, course, text, task`)
  const [sale] = (await client.query<{ id: string }>('select id from orders where product_id = $1', [samples.course]))
    .rows
  await copy(
    'orders',
    sale!.id,
    `learner join course on course.n = 1 + learner.n % ${COURSES}`,
    `'user_id', learner.id, 'product_id', course.id, 'receipt_number', 1000000 + learner.n,
     'instructor_id', '${samples.instructor}', 'share_percent', 70`,
  )
  // Spread over ten months, so that a tenth is of this one.
  await client.query(
    `insert into earnings (id, instructor_id, kind, order_id, product_id, charged_cents, share_percent, cents, at)
     select gen_random_uuid(), $1, 'sale', id, product_id, 1000, 70, 700,
       now() - make_interval(months => (receipt_number % 10)::int)
     from orders where instructor_id = $1 and receipt_number > 1000000`,
    [samples.instructor],
  )
  await client.query(
    `insert into certificates (code, user_id, course_id, name, title, language, category, instructor, sections, lessons, issued_at)
     select 'code' || learner.n, learner.id, course.id, 'A Learner', 'A course', 'en', 'classFive', 'A Teacher', '[]', 20, now()
     from learner join course on course.n = 1 + learner.n % ${COURSES} where learner.n % 3 = 0`,
  )
  // One of a hundred questions and tasks is waiting, so a thousand of each.
  await copy(
    'lesson_questions',
    samples.question,
    `learner join text on text.n = 1 + learner.n % ${COURSES}`,
    `'user_id', learner.id, 'lesson_id', text.id, 'shown_answers', (learner.n % 100 <> 0)::int,
     'created_at', now() - make_interval(mins => learner.n::int)`,
  )
  await copy(
    'hand_ins',
    samples.handIn,
    `learner join task on task.n = 1 + learner.n % ${COURSES}`,
    `'user_id', learner.id, 'lesson_id', task.id, 'handed_in_at', now() - make_interval(mins => learner.n::int)`,
  )
  await client.query(
    `update hand_ins set state = 'returned', points = 5, out_of = 10, needed = 5, returned_at = now()
     from learner where learner.id = user_id and n % 100 <> 0`,
  )
  await client.query('vacuum analyze')
  await client.end()
}
