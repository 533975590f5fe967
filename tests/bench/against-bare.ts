// Calls and pages compared with minimal code that gives the same answer: node:http for cached answers, node:http with a pg
// pool for answers from the database.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { signIn, startProduct } from '../helpers/product-process.ts'
import { catchQueries } from './catch-queries.ts'
import { compare } from './load.ts'
import type { Measure } from './measure.ts'

type Compared = { throughput: number; processor: number; perSecond: number }

/** Judged by throughput, which users feel; CPU time helps to explain it, especially on a busy machine. */
export function ratioOf(what: string, { throughput, processor, perSecond }: Compared, atLeast: number): Measure {
  const beside = `${processor.toFixed(2)} by processor time, ${perSecond.toFixed(0)}/s`
  return { what, value: throughput, unit: 'ratio', goal: { atLeast }, beside }
}

export async function againstBare(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const product = await startProduct({ DATABASE_URL: database, PORUA_MODE: 'demo', DATA_DIR: folder })
  const pid = product.child.pid!
  const measures: Measure[] = []
  for (const path of ['/', '/blogs', '/api/books', '/api/courses/classNine']) {
    measures.push(await fromMemory(product.url, pid, path, folder))
  }

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
    measures.push(ratioOf(`${name} from the database against the bare client`, measured, 0.7))
    other.end()
  }
  await product.end('SIGTERM')
  await postgres.stop()
  return measures
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

async function fromMemory(url: string, pid: number, path: string, folder: string): Promise<Measure> {
  // The same compressed bytes and the same headers.
  const { headers, body } = await rawAnswer(url + path)
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const other = await bare({ BARE_ANSWER: file })
  const measured = await compare({ url: url + path, pid }, other)
  other.end()
  return ratioOf(`${path} from memory against node:http`, measured, 0.85)
}

async function rawAnswer(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}
