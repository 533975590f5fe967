// `npm run move`: copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, while the product is
// stopped; see docs/operating.md.
import { readConfig } from '../server/config.ts'
import { reportResult } from './backup/report-result.ts'
import { MoveError, moveDatabase } from './move/move-database.ts'

await reportResult(async () => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (!databaseUrl) throw new MoveError('Say where to: DATABASE_URL must name an empty PostgreSQL database.')
  const began = performance.now()
  const { tables, rows } = await moveDatabase(dataDir, databaseUrl, (line) => process.stdout.write(`${line}\n`))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return `Moved: ${rows} rows of ${tables} tables, each with the same count and checksum on both sides, ${seconds} s.`
})
