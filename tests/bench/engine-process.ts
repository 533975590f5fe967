// An embedded database that runs the requested queries and reports how long they took; see engine.ts.
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setFlagsFromString } from 'node:v8'
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded/index.ts'

export type Job = 'reads' | 'lists' | 'writes'
export type Took = { ms: number; processorMs: number }

const ROWS = 20_000
const QUERIES = 500
const WARM_UP = 3

const [folder = '', compiler = ''] = process.argv.slice(2)
// Importing the product's engine turns the optimising compiler off, so turn it back on.
if (compiler === 'optimised') for (const flag of ['tier-up', 'dynamic-tiering']) setFlagsFromString(`--wasm-${flag}`)

const embedded = await openEmbedded({ dir: join(folder, compiler) })
const pool = new pg.Pool(embedded.poolOptions)
await pool.query(`create table things (id int primary key, kind text, body jsonb, at timestamptz default now());
  create index on things (kind, at);
  insert into things select n, 'kind ' || n % 500, jsonb_build_object('title', 'thing ' || n)
    from generate_series(1, ${ROWS}) n`)

let written = ROWS
const randomBelow = (max: number) => Math.floor(Math.random() * max)
const jobs: Record<Job, () => Promise<unknown>> = {
  reads: () => pool.query({ name: 'read', text: 'select * from things where id = $1', values: [randomBelow(ROWS)] }),
  lists: () =>
    pool.query({
      name: 'list',
      text: 'select * from things where kind = $1 order by at desc limit 20',
      values: [`kind ${randomBelow(500)}`],
    }),
  writes: () =>
    pool.query({
      name: 'write',
      text: 'insert into things (id, kind, body) values ($1, $2, $3)',
      values: [++written, `kind ${randomBelow(500)}`, { title: 'new' }],
    }),
}

async function took(job: Job): Promise<Took> {
  const before = process.cpuUsage()
  const began = performance.now()
  for (let count = 0; count < QUERIES; count++) await jobs[job]()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - began, processorMs: (user + system) / 1000 }
}

for (const job of Object.keys(jobs) as Job[]) for (let round = 0; round < WARM_UP; round++) await took(job)
console.log('ready')
for await (const job of createInterface({ input: process.stdin })) console.log(JSON.stringify(await took(job as Job)))
process.exit(0)
