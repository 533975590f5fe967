// The query plans behind each kind of call: which indexes are used, how much is read, and whether a large table is scanned.
import pg from 'pg'
import { catchQueries, type CaughtQuery } from '../catch-queries.ts'
import { KINDS } from './calls.ts'
import { productEnv, type Scene } from './scene.ts'

/** More rows than a page reads, or than it takes to count to a thousand. */
const MANY_ROWS = 50_000

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

export type PlanRow = { name: string; statement: string; ms: number; blocks: number; used: string[]; wrong: string[] }

export async function explainKinds(database: string, folder: string, scene: Scene): Promise<PlanRow[]> {
  const kinds = KINDS.filter(({ name }) => !/^(page|home)/.test(name))
  const requests = kinds.map(({ ask }) => ask(scene, 5))
  const caught = await catchQueries(productEnv(database, folder), requests, isOfCall)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const rows: PlanRow[] = []
  for (const [nth, { name }] of kinds.entries()) {
    for (const query of caught[nth]!) rows.push({ name, ...(await explain(client, query)) })
  }
  await client.end()
  return rows
}

/** Leaves out background queries and the session check before every call. */
const isOfCall = ({ text }: CaughtQuery) => !/"content_version"|"access_sessions"|^(begin|commit)/.test(text)

async function explain(client: pg.Client, { text, values }: CaughtQuery): Promise<Omit<PlanRow, 'name'>> {
  await client.query('begin')
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  await client.query('rollback')
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'] as [{ Plan: Node; 'Execution Time': number }]
  const nodes = flat(plan)
  return {
    statement: text.replaceAll('"', '').replace(/^(select) .*? (from)/s, '$1 … $2'),
    ms,
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    used: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    wrong: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && rowsRead(node) > MANY_ROWS)
      .map((node) => `${node['Relation Name']}: ${rowsRead(node)} rows`),
  }
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)]
const rowsRead = (node: Node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

export function printPlans(rows: PlanRow[]): void {
  for (const { name, statement, ms, blocks, used, wrong } of rows) {
    const indexes = used.length ? used.join(', ') : 'no index'
    const fault = wrong.length ? `, READS ALL OF ${wrong.join(', ')}` : ''
    console.log(`${name}: ${ms.toFixed(1)} ms, ${blocks} blocks, ${indexes}${fault}`)
    console.log(`    ${statement.slice(0, 160)}`)
  }
}
