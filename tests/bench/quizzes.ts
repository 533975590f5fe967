// Taking a quiz, compared with the least code that does the same, and a thousand learners who hand in within five seconds.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, postgresOptions, type Connected } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { users } from '#server/db/schema.ts'
import { createAccessTokens } from '#server/modules/people/accounts/access-tokens.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'
import { drive, type Driven } from './drive.ts'
import { median, processorTime } from './load.ts'
import type { Measure } from './measure.ts'
import { startBare } from './start-bare.ts'

const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }
const CONNECTIONS = 16
const CONCURRENCY = 16
const LEARNERS = 1000
const ROUNDS = 6
const WITHIN_MS = 5000
const GOAL_MS = 150

type Learner = { id: string; token: string }
type Target = { url: string; pid: number }
type Round = Driven & { each: number }

export async function benchQuizzes(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const product = await startProduct({
    DATABASE_URL: database,
    DATABASE_POOL: String(CONNECTIONS),
    PORUA_MODE: 'demo',
    DATA_DIR: folder,
    ...SECRETS,
  })
  const connected = await connect(postgresOptions(database, 4), () => {})
  const { quiz, course, answers } = await demoQuiz(connected)
  const learners = await newLearners(connected)
  const ours = { url: product.url, pid: product.child.pid! }
  await drive(learners, CONCURRENCY, async (learner) => {
    await call(ours, learner, 'POST', '/api/order', { id: course })
  })
  const begin = async (target: Target, learner: Learner): Promise<string> => {
    const { _id } = (await call(target, learner, 'POST', `/api/quiz/${quiz}/attempt`)) as { _id: string }
    await call(target, learner, 'PUT', `/api/attempt/${_id}`, { answers })
    return _id
  }
  const handIn = async (target: Target, learner: Learner, attempt: string) => {
    const { passed } = (await call(target, learner, 'POST', `/api/attempt/${attempt}/submit`)) as { passed: boolean }
    if (!passed) throw new Error('the attempt was not passed')
  }
  const take = async (target: Target): Promise<Round> => {
    const before = processorTime(target.pid)
    const driven = await drive(learners, CONCURRENCY, async (learner) =>
      handIn(target, learner, await begin(target, learner)),
    )
    return { ...driven, each: (processorTime(target.pid) - before) / learners.length }
  }

  /** The p95 of a thousand who hand in one after the other within five seconds. */
  const rush = async (target: Target): Promise<number> => {
    const open = new Map<Learner, string>()
    await drive(learners, CONCURRENCY, async (learner) => void open.set(learner, await begin(target, learner)))
    const took = await Promise.all(
      learners.map(async (learner, index) => {
        await wait((index * WITHIN_MS) / learners.length)
        const start = performance.now()
        await handIn(target, learner, open.get(learner)!)
        return performance.now() - start
      }),
    )
    return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)]!
  }

  const bare = await startBare('bare-quizzes.ts', database, String(CONNECTIONS))
  const rounds: { ours: Round; bare: Round }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push({ ours: await take(ours), bare: await take(bare) })
  const [ourP95, bareP95] = [await rush(ours), await rush(bare)]
  bare.end()
  agent.destroy()
  await connected.close()
  await product.end('SIGTERM')
  await postgres.stop()

  // The first round is a warm-up.
  const ratio = (of: (round: (typeof rounds)[number]) => number) => median(rounds.slice(1).map(of))
  return [
    {
      what: 'a quiz begun, saved and handed in, against a bare client with the same checks, by throughput',
      value: ratio((round) => round.ours.perSecond / round.bare.perSecond),
      unit: 'ratio',
      goal: { atLeast: 0.5 },
      beside: `${ratio((round) => round.bare.each / round.ours.each).toFixed(2)} by processor time, ${ratio((round) => round.ours.perSecond).toFixed(0)}/s`,
    },
    {
      what: 'handing in, p95 of a thousand learners within five seconds',
      value: ourP95,
      unit: 'ms',
      goal: { atMost: GOAL_MS },
      beside: `${bareP95.toFixed(0)} ms of the bare client`,
    },
  ]
}

/** A quiz in a free demo course that can be taken any number of times, with its correct answers. */
async function demoQuiz({ pool }: Connected) {
  const { rows } = await pool.query<{ quiz: string; course: string; keys: { question: string; right: unknown }[] }>(
    `select v.lesson_id as quiz, l.course_id as course, k.keys -> 'answers' as keys
     from quiz_versions v join quiz_keys k on k.version_id = v.id join lessons l on l.id = v.lesson_id
     where v.minutes is null order by jsonb_array_length(v.questions) desc, v.id limit 1`,
  )
  const { quiz, course, keys } = rows[0]!
  await pool.query('update courses set price_cents = 0 where id = $1', [course])
  await pool.query('update quiz_versions set attempts = null where lesson_id = $1', [quiz])
  return { quiz, course, answers: Object.fromEntries(keys.map(({ question, right }) => [question, right])) }
}

async function newLearners({ db }: Connected): Promise<Learner[]> {
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const learners: Learner[] = []
  for (let index = 0; index < LEARNERS; index++) {
    const id = newId()
    const email = `${id}@people.test`
    const token = await db.transaction(async (tx) => {
      await tx.insert(users).values({ id, issuer: 'urn:test', subject: id, email, name: 'Learner' })
      const signIn = { identitySessionId: null, signedInAt: new Date() }
      return tokens.issue(tx, { id, email, name: 'Learner', emailVerified: true }, signIn)
    })
    learners.push({ id, token })
  }
  return learners
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

function call({ url }: Target, { id, token }: Learner, method: string, path: string, body?: unknown): Promise<unknown> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    authorization: `Bearer ${token}`,
    'x-user': id,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { agent, method, headers }, (incoming) => {
      const pieces: Buffer[] = []
      incoming.on('data', (piece: Buffer) => pieces.push(piece))
      incoming.once('end', () => {
        const answer = Buffer.concat(pieces).toString()
        if (incoming.statusCode === 200) resolve(JSON.parse(answer))
        else reject(new Error(`${method} ${path} answered ${incoming.statusCode}: ${answer}`))
      })
    })
    outgoing.once('error', reject)
    outgoing.end(text)
  })
}
