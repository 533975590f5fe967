// `npm run bench`: how fast it is, as ratios taken in one run, beside the goals.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '#server/db/demo/accounts.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { signIn, startProduct } from '../helpers/product-process.ts'
import { compare, load, median } from './load.ts'
import { busyDatabase } from './busy-database.ts'
import { catchQueries } from './catch-queries.ts'
import { benchLarge, benchPlans } from './large.ts'
import { printPlans } from './large/plans.ts'
import { marksOf } from './lighthouse.ts'
import { onPhone } from './phone.ts'
import { benchMoney } from './money.ts'
import { benchSearch } from './search.ts'

type Row = { what: string; value: string; goal: string; ok: boolean }

const rows: Row[] = []
const folder = mkdtempSync(join(tmpdir(), 'porua-bench-'))
const wanted = process.argv.slice(2)
const isWanted = (part: string) => !wanted.length || wanted.includes(part)

function ratio(what: string, { throughput, processor, perSecond }: Awaited<ReturnType<typeof compare>>, goal: number) {
  // The better of the two: a busy machine hurts throughput, a coarse clock hurts processor time.
  const ok = Math.max(throughput, processor) >= goal
  const value = `${throughput.toFixed(2)} by throughput, ${processor.toFixed(2)} by processor time (${perSecond.toFixed(0)}/s)`
  rows.push({ what, value, goal: `≥ ${goal}`, ok })
}

async function bare(env: Record<string, string>) {
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    child.stdout.on('data', (chunk) => resolve(/port (\d+)/.exec(String(chunk))![1]!)),
  )
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid!, end: () => child.kill() }
}

async function cached(url: string, pid: number, path: string): Promise<void> {
  const answered = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  const raw = await load({ url: url + path, pid }, 0.5)
  if (raw.failed) throw new Error(`${path} failed`)
  // The very bytes, still compressed, and the very headers.
  const { headers, body } = await rawAnswer(url + path)
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const other = await bare({ BARE_ANSWER: file })
  ratio(
    `${path} from memory, ${answered.headers.get('content-length') ?? body.length} bytes`,
    await compare({ url: url + path, pid }, other),
    0.85,
  )
  other.end()
}

async function rawAnswer(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

if (isWanted('http')) {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const product = await startProduct({ DATABASE_URL: database, PORUA_MODE: 'demo', DATA_DIR: folder })
  const pid = product.child.pid!
  for (const path of ['/', '/api/books', '/api/courses/classNine']) await cached(product.url, pid, path)

  const student = DEMO_ACCOUNTS[1]!
  const token = await signIn(product.url, student.email, student.password)
  const headers = { authorization: `Bearer ${token}` }
  const paths = ['/api/ccis', '/api/order', `/api/user/${student.email}`]
  const calls = paths.map((path) => ({ method: 'GET', path, token }))
  const caught = await catchQueries({ DATABASE_URL: database, DATA_DIR: folder }, calls)
  for (const [nth, queries] of caught.entries()) {
    const path = paths[nth]!
    const other = await bare({ BARE_DATABASE: database, BARE_QUERIES: JSON.stringify(queries) })
    const name = path.replace(student.email, '{email}')
    const measured = await compare({ url: product.url + path, pid, headers }, other)
    ratio(`${name} from the database, ${queries.length} queries`, measured, 0.8)
    other.end()
  }
  await product.end('SIGTERM')
  await postgres.stop()
}

if (isWanted('start')) {
  const env = { DATA_DIR: join(folder, 'start') }
  await (await startProduct(env)).end('SIGTERM')
  const took: number[] = []
  for (let round = 0; round < 3; round++) {
    const began = performance.now()
    const product = await startProduct(env)
    took.push(performance.now() - began)
    await product.end('SIGTERM')
  }
  const seconds = median(took) / 1000
  rows.push({ what: 'a second start', value: `${seconds.toFixed(1)} s`, goal: '< 3 s', ok: seconds < 3 })
}

if (isWanted('busy')) {
  const { p99 } = await busyDatabase()
  rows.push({
    what: 'a trivial call while the embedded database is busy, p99',
    value: `${p99} ms`,
    goal: '< 60 ms',
    ok: p99 < 60,
  })
}

if (isWanted('money')) {
  for (const [what, measured] of Object.entries(await benchMoney(join(folder, 'money')))) {
    const { p99, bareP99 } = measured
    ratio(`${what}, p99 ${p99.toFixed(1)} ms beside ${bareP99.toFixed(1)} ms for the bare transaction`, measured, 0.6)
  }
}

if (isWanted('search')) {
  for (const [count, suggestGoal, findGoal] of [
    [100_000, 2, 10],
    [1_000_000, 10, 80],
  ] as const) {
    const found = benchSearch(count)
    rows.push(
      {
        what: `suggestions at ${count} courses, p95`,
        value: `${found.suggestMs.p95.toFixed(2)} ms`,
        goal: `≤ ${suggestGoal} ms`,
        ok: found.suggestMs.p95 <= suggestGoal,
      },
      {
        what: `exact N at ${count} courses, p95`,
        value: `${found.findMs.p95.toFixed(2)} ms`,
        goal: `≤ ${findGoal} ms`,
        ok: found.findMs.p95 <= findGoal,
      },
    )
  }
}

// These two fill a large database first, which takes minutes: only when they are asked for.
if (wanted.includes('large')) {
  for (const { name, ratio: found, goal } of await benchLarge(join(folder, 'large'))) {
    const what = `${name}, p95 with a million courses against ten thousand`
    rows.push({ what, value: found.toFixed(2), goal: `≤ ${goal}`, ok: found <= goal })
  }
}

if (wanted.includes('plans')) {
  const explained = await benchPlans(join(folder, 'plans'))
  printPlans(explained)
  const wrong = explained.filter((plan) => plan.wrong.length)
  const value = wrong.map((plan) => plan.name).join(', ') || 'none'
  rows.push({ what: 'statements that read a large table from end to end', value, goal: 'none', ok: !wrong.length })
}

if (isWanted('render')) {
  const file = fileURLToPath(new URL('./render.ts', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' })
  if (!stdout) throw new Error(`rendering was not measured: ${stderr}`)
  const { ratio: found, ms } = JSON.parse(stdout) as { ratio: number; ms: number }
  const value = `${found.toFixed(2)} (${ms.toFixed(1)} ms)`
  rows.push({ what: 'home rendered anew, against the bare framework', value, goal: '≥ 0.8', ok: found >= 0.8 })
}

if (isWanted('phone') || isWanted('lighthouse')) {
  const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: join(folder, 'pages') })
  if (isWanted('phone')) await benchPhone(product.url)
  if (isWanted('lighthouse')) {
    for (const path of ['/', '/blogs', '/contact', '/searchCourse/physics']) benchMarks(product.url, path)
  }
  await product.end('SIGTERM')
}

async function benchPhone(url: string): Promise<void> {
  const student = DEMO_ACCOUNTS[1]!
  const { lcp, cls, bytes, skeleton } = await onPhone(url, await signIn(url, student.email, student.password))
  const where = 'home on a slow phone'
  const kilobytes = bytes / 1024
  rows.push(
    { what: `${where}, LCP`, value: `${lcp.toFixed(0)} ms`, goal: '≤ 1200 ms', ok: lcp <= 1200 },
    { what: `${where}, CLS`, value: cls.toFixed(3), goal: '≤ 0.02', ok: cls <= 0.02 },
    { what: `${where}, first view`, value: `${kilobytes.toFixed(0)} KB`, goal: '≤ 190 KB', ok: kilobytes <= 190 },
    {
      what: `${where}, from the tap to the skeleton of a guarded list`,
      value: `${skeleton.toFixed(0)} ms`,
      goal: '≤ 100 ms',
      ok: skeleton <= 100,
    },
  )
}

function benchMarks(url: string, path: string): void {
  const marks = marksOf(url + path)
  const ok = marks.performance >= 95 && marks.accessibility + marks['best-practices'] + marks.seo === 300
  const value = `performance ${marks.performance}, accessibility ${marks.accessibility}, best practices ${marks['best-practices']}, SEO ${marks.seo}`
  rows.push({ what: `Lighthouse on ${path}`, value, goal: '≥ 95, 100, 100, 100', ok })
}

rmSync(folder, { recursive: true, force: true })
for (const { what, value, goal, ok } of rows) console.log(`${ok ? 'ok  ' : 'MISS'} ${what}: ${value} (goal ${goal})`)
process.exit(rows.every((row) => row.ok) ? 0 : 1)
