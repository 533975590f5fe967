// Calls and pages compared with minimal code that gives the same answer: node:http for cached answers, node:http with a pg
// pool for answers from the database.
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { signIn, startProduct } from '../helpers/product-process.ts'
import { catchQueries } from './catch-queries.ts'
import { compare } from './load.ts'
import type { Measure } from './measure.ts'
import { startBare } from './start-bare.ts'

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
    const file = join(folder, 'statements.json')
    writeFileSync(file, JSON.stringify([queries]))
    const other = await startBare('bare-server.ts', 'database', database, file)
    const name = path.replace(student.email, '{email}')
    const measured = await compare({ url: product.url + path, pid, headers }, other)
    measures.push(ratioOf(`${name} from the database against the bare client`, measured, 0.7))
    other.end()
  }
  await product.end('SIGTERM')
  await postgres.stop()
  return measures
}

async function fromMemory(url: string, pid: number, path: string, folder: string): Promise<Measure> {
  // The same compressed bytes and the same headers.
  const { headers, body } = await rawAnswer(url + path)
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const other = await startBare('bare-server.ts', 'memory', file)
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
