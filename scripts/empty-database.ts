// Creates the empty database that new data folders start from; the set-up runs it once.
import { findEmptyDatabase, storeEmptyDatabase } from '../server/db/embedded/empty-database.ts'
import { openEmbedded } from '../server/db/embedded/index.ts'

if (!findEmptyDatabase()) {
  const embedded = await openEmbedded({ memory: true })
  storeEmptyDatabase(await embedded.dumpTemplate())
  await embedded.close()
}
