// The baseline for quizzes: the least that node:http and pg must do to begin an attempt, save its answers and submit
// it, with the checks that every honest server makes: the session, the purchase, who owns the attempt, and whether it
// is still open.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'

const [database = '', connections = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: database, max: Number(connections) })
const statement = (name: string, text: string) => async (values: unknown[]) =>
  (await pool.query({ name, text, values })).rows

const BOUGHT = `exists (select from orders o where o.user_id = $1 and o.product_id = l.course_id and o.state = 'paid')`
const findSession = statement(
  'session',
  'select u.id, u.role from access_sessions s join users u on u.id = s.user_id where s.user_id = $1',
)
const findQuiz = statement(
  'quiz',
  `select v.id, v.questions, v.minutes, v.attempts, l.course_id, ${BOUGHT} as is_bought,
     (select max(number) from attempts where user_id = $1 and lesson_id = l.id) as last
   from lessons l join quiz_versions v on v.lesson_id = l.id where l.id = $2 and l.withdrawn_at is null
   order by v.created_at desc limit 1`,
)
const insertAttempt = statement(
  'begin',
  `with begun as (
     insert into attempts (id, user_id, lesson_id, version_id, number, started_at) values ($1, $2, $3, $4, $5, $6)
     returning id
   )
   insert into places (user_id, item_id, product_id, position, watched, seen_at) values ($2, $3, $7, 0, '{}', $6)
   on conflict (user_id, item_id) do update set seen_at = excluded.seen_at`,
)
const findAttempt = statement(
  'attempt',
  `select a.answers, a.submitted_at, a.due_at, v.questions, l.id as lesson, l.course_id, ${BOUGHT} as is_bought
   from attempts a join quiz_versions v on v.id = a.version_id join lessons l on l.id = a.lesson_id
   where a.id = $2 and a.user_id = $1`,
)
const saveAnswers = statement(
  'save',
  'update attempts set answers = answers || $2 where id = $1 and submitted_at is null returning 1',
)
const findKeys = statement(
  'keys',
  'select k.keys from attempts a join quiz_keys k on k.version_id = a.version_id where a.id = $1',
)
const storeResult = statement(
  'result',
  `with graded as (
     update attempts set submitted_at = $2, points = $3, out_of = $4, passed = $5 where id = $1 and submitted_at is null
   )
   insert into places (user_id, item_id, product_id, position, watched, marked, marked_at, seen_at, done_at)
   values ($6, $7, $8, 0, '{}', true, $2, $2, $2)
   on conflict (user_id, item_id) do update set marked = true, marked_at = excluded.marked_at, done_at = excluded.done_at`,
)

type Key = { question: string; right: unknown; explanation: string }

async function begin(user: string, quiz: string): Promise<unknown> {
  const [found] = await findQuiz([user, quiz])
  if (!found.is_bought) throw new Error('not bought')
  const [id, at] = [randomUUID(), new Date()]
  await insertAttempt([id, user, quiz, found.id, (found.last ?? 0) + 1, at, found.course_id])
  return { _id: id, questions: found.questions, answers: {} }
}

async function save(user: string, id: string, answers: Record<string, unknown>): Promise<unknown> {
  const { questions } = await ownAttempt(user, id)
  const asked = new Set((questions as { _id: string }[]).map(({ _id }) => _id))
  if (!Object.keys(answers).every((question) => asked.has(question))) throw new Error('not asked')
  await saveAnswers([id, JSON.stringify(answers)])
  return { modifiedCount: 1 }
}

async function handIn(user: string, id: string): Promise<unknown> {
  const { answers, lesson, course_id: course } = await ownAttempt(user, id)
  const [found] = await findKeys([id])
  const keys = found.keys.answers as Key[]
  const review = keys.map((key) => ({
    ...key,
    given: answers[key.question],
    isRight: isDeepStrictEqual(answers[key.question], key.right),
  }))
  const points = review.filter(({ isRight }) => isRight).length
  await storeResult([id, new Date(), points, keys.length, true, user, lesson, course])
  return { points, outOf: keys.length, passed: true, review }
}

async function ownAttempt(user: string, id: string) {
  const [found] = await findAttempt([user, id])
  if (!found?.is_bought || found.submitted_at) throw new Error('closed')
  return found
}

async function answer(method: string, path: string, user: string, body: string): Promise<unknown> {
  const [session] = await findSession([user])
  if (!session) throw new Error('signed out')
  const [, , kind, id = ''] = path.split('/')
  if (kind === 'quiz') return begin(user, id)
  return method === 'PUT' ? save(user, id, JSON.parse(body).answers) : handIn(user, id)
}

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const send = (status: number, data: unknown) => {
      const text = JSON.stringify(data)
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    }
    answer(request.method!, request.url!, String(request.headers['x-user']), Buffer.concat(pieces).toString()).then(
      (data) => send(200, data),
      (error: Error) => send(500, { message: error.message }),
    )
  })
})
// Keeps connections open for longer than a round of the other server takes.
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
