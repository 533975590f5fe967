// Destroys one client inside a transaction, inserts a row with another, and reports that.
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { cut } from './cut.ts'

const [dir] = process.argv.slice(2)
const embedded = await openEmbedded({ dir: dir! })
const pool = new pg.Pool(embedded.poolOptions)
const client = await pool.connect()
client.on('error', () => {})
await client.query('begin')
await client.query(`insert into notes (body) values ('unfinished')`)
cut(client)
client.release(true)
await pool.query(`insert into notes (body) values ('acknowledged')`)
process.stdout.write('acknowledged\n')
