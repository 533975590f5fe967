// Handing in a quiz with a million attempts stored.
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { quizVersions } from '#server/db/schema-classroom.ts'
import { publishLessons } from '../helpers/learning/lessons.ts'
import { begin, quizLesson, rightAnswers } from '../helpers/learning/quizzes.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'
import type { Measure } from './measure.ts'

const STORED = 1_000_000
const AT_ONCE = 250_000
const WARM_UP = 50
const SUBMISSIONS = 200
const GOAL_MS = 50

export async function benchManyAttempts(): Promise<Measure[]> {
  const server = await startTestServer({ database: 'postgres' })
  try {
    const [admin, learner] = [await server.person('admin'), await server.person()]
    const course = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const lesson = quizLesson({ minutes: 60 })
    await publishLessons(server, admin, course.json.insertedId, lesson)
    await server.call('POST /api/order', { as: learner, body: { id: course.json.insertedId } })
    const [version] = await server.deps.db.select().from(quizVersions).where(eq(quizVersions.lessonId, lesson._id))
    await fill(server, lesson._id, version!.id)
    const took: number[] = []
    for (let round = 0; round < WARM_UP + SUBMISSIONS; round++) {
      const attempt = await begin(server, learner, lesson._id)
      const body = { answers: rightAnswers(attempt) }
      await server.call(`PUT /api/attempt/${attempt._id}`, { as: learner, body })
      const start = performance.now()
      const { json } = await server.call(`POST /api/attempt/${attempt._id}/submit`, { as: learner })
      if (round >= WARM_UP) took.push(performance.now() - start)
      if (!json.passed) throw new Error('the attempt was not passed')
    }
    const sorted = took.toSorted((one, other) => one - other)
    const value = sorted[Math.floor(sorted.length * 0.95)]!
    const what = 'handing in a quiz, p95 with a million attempts'
    const beside = `${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms in the middle`
    return [{ what, value, unit: 'ms', goal: { atMost: GOAL_MS }, beside }]
  } finally {
    await server.close()
  }
}

/** These people don't exist, because only the number counts. Uses a connection without the pool's time limits. */
async function fill({ databaseUrl }: TestServer, lesson: string, version: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (let left = STORED; left > 0; left -= AT_ONCE) {
    await client.query(
      `insert into attempts (id, user_id, lesson_id, version_id, number, started_at, due_at, submitted_at, points, out_of, passed)
       select gen_random_uuid(), gen_random_uuid(), $1, $2, 1, now(), now(), now(), 4, 6, true from generate_series(1, $3::int)`,
      [lesson, version, AT_ONCE],
    )
  }
  await client.query('vacuum analyze attempts')
  await client.end()
}
