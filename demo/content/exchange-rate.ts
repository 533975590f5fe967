import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { exchangeRates } from '#server/db/schema-payments.ts'

/** The demo offers taka from the start. An administrator may set another rate. */
export async function setExchangeRate(db: Database, setAt: Date): Promise<void> {
  await db.insert(exchangeRates).values({ id: newId(), version: 1, taka: 122.5, setAt }).onConflictDoNothing()
}
