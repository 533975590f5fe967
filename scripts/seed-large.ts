// Fills the PostgreSQL of DATABASE_URL with a marketplace far larger than the demo: npm run seed:large. For other
// sizes: -- --scale 0.01, or -- --courses 10000 --users 500.
import { connect } from '../server/db/database.ts'
import { freshDemo } from './fresh-demo.ts'
import { fillLarge } from './large/fill.ts'
import { readSizes } from './large/sizes.ts'

const url = process.env.DATABASE_URL
if (!url) {
  console.error('Say which PostgreSQL: DATABASE_URL=postgres://… npm run seed:large')
  process.exit(1)
}
const sizes = readSizes(process.argv.slice(2))
const { db, pool, close } = await connect({ connectionString: url, max: 1 }, (error) => console.error(error.message))
try {
  if (await freshDemo(db, 'seed:large')) await fillLarge(pool, sizes, console.log)
  else process.exitCode = 1
} finally {
  await close()
}
