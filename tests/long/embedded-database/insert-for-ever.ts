// Inserts rows without end and prints each one's number once the database has acknowledged it.
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded/index.ts'

const [dir, first] = process.argv.slice(2)
const embedded = await openEmbedded({ dir: dir! })
const pool = new pg.Pool(embedded.poolOptions)
for (let number = Number(first); ; number++) {
  await pool.query('insert into notes (id, body) values ($1, $2)', [number, 'x'.repeat(number % 3000)])
  process.stdout.write(`${number}\n`)
}
