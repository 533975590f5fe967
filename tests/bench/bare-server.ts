// The baseline server: the least that node:http must do for the same answer. BARE_ANSWER is a file to answer from memory;
// BARE_QUERIES are statements to run, the last of which is answered as JSON.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const answer = process.env.BARE_ANSWER
const respond = answer ? fromMemory(JSON.parse(readFileSync(answer, 'utf8'))) : fromDatabase()

function fromMemory({ headers, body }: { headers: Record<string, string>; body: string }) {
  const bytes = Buffer.from(body, 'base64')
  return async () => ({ headers, bytes })
}

function fromDatabase() {
  const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE, max: 10 })
  const queries = JSON.parse(process.env.BARE_QUERIES!) as { name: string; text: string; values: unknown[] }[]
  return async () => {
    let rows: unknown[] = []
    for (const query of queries) ({ rows } = await pool.query(query))
    const bytes = Buffer.from(JSON.stringify(rows))
    return { headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) }, bytes }
  }
}

const server = createServer((_, response) => {
  respond().then(
    ({ headers, bytes }) => response.writeHead(200, headers).end(bytes),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`))
