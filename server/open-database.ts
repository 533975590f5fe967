// Opens the configured database: PostgreSQL, or the embedded one in its folder.
import type { Config } from './config.ts'
import { connect, postgresOptions, type Connected } from './db/database.ts'
import { findEmptyDatabase } from './db/embedded/empty-database.ts'
import { openEmbedded } from './db/embedded/index.ts'
import type { Log } from './http/log.ts'

export async function openConfigured(config: Config, log: Log, say?: (line: string) => void): Promise<Connected> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  if (config.databaseUrl) return connect(postgresOptions(config.databaseUrl, config.databasePool), onError, say)
  const embedded = await openEmbedded({
    dir: config.dataDir,
    template: findEmptyDatabase(),
    // Nothing works without the database, and everything acknowledged is on disk: exit and let the supervisor restart.
    onCrash(error) {
      log.fatal({ err: error }, 'the embedded database stopped')
      process.exit(1)
    },
  })
  const options = { ...embedded.poolOptions, connectionTimeoutMillis: 15_000 }
  const connected = await connect(options, onError)
  return {
    ...connected,
    async close() {
      await connected.close()
      await embedded.close()
    },
  }
}
