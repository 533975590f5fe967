// The baseline for progress: the least that node:http and pg must do to store one report. It trusts whoever asks.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const [database = '', product = '', connections = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: database, max: Number(connections) })

const UPSERT = `
  insert into places as place (user_id, item_id, product_id, position, position_at, watched, seconds, seen_at)
  values ($1, $2, $3, $4, $5, $6, 100, $5)
  on conflict (user_id, item_id) do update set
    position = excluded.position, position_at = excluded.position_at, watched = place.watched + excluded.watched,
    seen_at = excluded.seen_at
  returning item_id as thing, position, done_at is not null as done`

type Update = { thing: string; position: number; watched: [number, number][]; seenAt: string }

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const [{ thing, position, watched, seenAt }] = JSON.parse(Buffer.concat(pieces).toString()) as [Update]
    const ranges = `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`
    const values = [request.headers['x-user'], thing, product, position, seenAt, ranges]
    void pool.query({ name: 'upsert', text: UPSERT, values }).then(({ rows }) => {
      const body = JSON.stringify({ places: rows })
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    })
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
