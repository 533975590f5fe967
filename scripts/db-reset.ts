// Brings the demo's content back: empties all tables and fills them anew. A database that is not the demo's is not
// touched unless --yes-delete-everything says so.
import { sql } from 'drizzle-orm'
import { readConfig } from '../server/config.ts'
import { isDemo } from '../server/db/demo/ensure-demo.ts'
import { seedDemo } from '../server/db/demo/seed.ts'
import { users } from '../server/db/schema.ts'
import { createLog } from '../server/http/log.ts'
import { openConfigured } from '../server/open-database.ts'

const FLAG = '--yes-delete-everything'

const config = readConfig(process.env)
const { db, close } = await openConfigured(config, createLog('warn'))
try {
  const [anybody] = await db.select().from(users).limit(1)
  if (anybody && !(await isDemo(db)) && !process.argv.includes(FLAG)) {
    console.error(`This database is not the demo's. To delete everything in it, run: npm run db:reset -- ${FLAG}`)
    process.exitCode = 1
  } else {
    await db.transaction(async (tx) => {
      const tables = await tx.execute<{ name: string }>(sql`
        select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename not in ('migrations', 'content_version')`)
      await tx.execute(sql.raw(`truncate ${tables.rows.map(({ name }) => name).join(', ')} cascade`))
      await seedDemo(tx, new Date())
    })
    console.log('The demo content is back.')
  }
} finally {
  await close()
}
