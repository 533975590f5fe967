// Empties all tables and fills them with the demo content again. A database other than the demo's isn't touched without
// an explicit flag.
import { sql } from 'drizzle-orm'
import type { Database } from '../server/db/database.ts'
import { seedDemo } from '../demo/content/seed.ts'
import { isDemoDatabase } from '../server/db/is-demo-database.ts'
import { users } from '../server/db/schema.ts'
import { addShippedPolicies } from '../server/modules/orders/policies/shipped-texts.ts'

const FLAG = '--yes-delete-everything'

/** Returns whether it was done. If not, the reason was printed. */
export async function freshDemo(db: Database, command: string): Promise<boolean> {
  const [someUser] = await db.select().from(users).limit(1)
  if (someUser && !(await isDemoDatabase(db)) && !process.argv.includes(FLAG)) {
    console.error(`This database is not the demo's. To delete everything in it, run: npm run ${command} -- ${FLAG}`)
    return false
  }
  await db.transaction(async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('migrations', 'content_version')`)
    await tx.execute(sql.raw(`truncate ${tables.rows.map(({ name }) => name).join(', ')} cascade`))
    await seedDemo(tx, new Date())
    await addShippedPolicies(tx, new Date())
  })
  return true
}
