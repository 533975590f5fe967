// Opens the configured database: PostgreSQL, or the embedded one in its folder.
import type { Config } from './config.ts'
import { connect, postgresOptions, type Connected } from './db/database.ts'
import type { Log } from './http/log.ts'
import { openOrTake } from './open-early.ts'

export async function openConfigured(config: Config, log: Log, say?: (line: string) => void): Promise<Connected> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  if (config.databaseUrl) return connect(postgresOptions(config.databaseUrl, config.databasePool), onError, say)
  const embedded = await openOrTake(config.dataDir, (error) => {
    // Nothing works without the database, and everything acknowledged is on disk, so the process exits and the
    // supervisor restarts it.
    log.fatal({ err: error }, 'the embedded database stopped')
    process.exit(1)
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
