// The baseline server: the least that node:http must do for the same answer. `memory <file>` answers from memory,
// `database <url> <file>` runs the file's statements, a list of them for each request in turn, and answers the last one's rows.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { CaughtQuery } from './catch-queries.ts'

const [kind, ...args] = process.argv.slice(2)
const respond = kind === 'memory' ? fromMemory(args[0]!) : fromDatabase(args[0]!, args[1]!)

function fromMemory(file: string) {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: Record<string, string>; body: string }
  const bytes = Buffer.from(body, 'base64')
  return async () => ({ headers, bytes })
}

function fromDatabase(connectionString: string, file: string) {
  const pool = new pg.Pool({ connectionString, max: 10 })
  const requests = JSON.parse(readFileSync(file, 'utf8')) as CaughtQuery[][]
  let count = 0
  return async () => {
    let rows: unknown[] = []
    for (const query of requests[count++ % requests.length]!) ({ rows } = await pool.query(query))
    const [row] = rows
    // With `rowMode: 'array'`, the first column is JSON that PostgreSQL has written.
    const bytes = Buffer.from(Array.isArray(row) ? String(row[0]) : JSON.stringify(rows))
    return { headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) }, bytes }
  }
}

const server = createServer((_, response) => {
  respond().then(
    ({ headers, bytes }) => response.writeHead(200, headers).end(bytes),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
