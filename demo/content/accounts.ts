// The demo's accounts. Their passwords are public, so they only exist in demo mode, which listens on loopback.
import { inArray } from 'drizzle-orm'
import type { Role } from '#contract/record-states.ts'
import type { Database } from '../../server/db/database.ts'
import { identityUsers } from '../../server/db/schema.ts'

type DemoAccount = { email: string; password: string; name: string; role: Role }

/** The login page shows the first one. Each has the name of the instructor as whom it teaches. */
export const DEMO_TEACHERS: DemoAccount[] = [
  { email: 'teacher@porua.test', password: 'porua-teacher', name: 'Rumana Afroz Khandaker', role: 'user' },
  { email: 'teacher2@porua.test', password: 'porua-teacher', name: 'Sharmistha Rani Paul', role: 'user' },
  { email: 'teacher3@porua.test', password: 'porua-teacher', name: 'রওশন আরা মজুমদার', role: 'user' },
]

/** The accounts shown on the login page. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'admin@porua.test', password: 'porua-admin', name: 'Demo Admin', role: 'admin' },
  { email: 'student@porua.test', password: 'porua-student', name: 'Demo Student', role: 'user' },
  DEMO_TEACHERS[0]!,
]

/** A demo that was filled by an earlier version may lack one. */
export async function existingAccounts(db: Database): Promise<DemoAccount[]> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const found = await db.select().from(identityUsers).where(inArray(identityUsers.email, emails))
  return DEMO_ACCOUNTS.filter(({ email }) => found.some((row) => row.email === email))
}
