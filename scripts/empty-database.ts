// Creates the databases that new data folders start from, an empty and a migrated one. The setup runs it once for each
// version.
import { connect } from '../server/db/database.ts'
import { findEmptyDatabase, findStored, store } from '../server/db/embedded/empty-database.ts'
import { openEmbedded } from '../server/db/embedded/index.ts'

if (!findStored('migrated')) {
  const embedded = await openEmbedded({ memory: true, template: findEmptyDatabase() })
  if (!findEmptyDatabase()) store('empty', await embedded.dumpTemplate())
  const { close } = await connect(embedded.poolOptions, (error) => {
    throw error
  })
  await close()
  store('migrated', await embedded.dumpTemplate())
  await embedded.close()
}
