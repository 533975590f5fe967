import { join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import type { PoolConfig } from 'pg'
import { Bridge } from './bridge.ts'
import { finishRestore } from './finish-restore.ts'
import { lockFolder } from './folder-lock.ts'
import type { Place } from './messages.ts'

/** The folder's name inside the data folder. */
export const DATABASE_FOLDER = 'pgdata'

export { EmbeddedDatabaseError } from './bridge.ts'
export { FolderInUseError, lockFolder, type Lock } from './folder-lock.ts'

/** `dir` is the data folder, locked for this process, with the database in `dir/pgdata`. `memory` is for tests. */
export type EmbeddedOptions = ({ dir: string; memory?: false } | { memory: true; dir?: undefined }) & {
  /** A dump by `dumpTemplate`, or its path. Ignored if the folder already has a database. */
  template?: Uint8Array | string | undefined
  /** The engine stopped and all clients were cut off; only a new `openEmbedded` helps. */
  onCrash?: ((error: Error) => void) | undefined
}

export type EmbeddedDatabase = {
  /** For `new pg.Pool(embedded.poolOptions)`. */
  poolOptions: PoolConfig & { stream: () => Duplex; max: 1 }
  stream(): Duplex
  /** A copy of the whole database for `template`. Refused while a transaction is open. */
  dumpTemplate(): Promise<Uint8Array>
  /** End the pool first: clients that are still connected are cut off. */
  close(): Promise<void>
}

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = options.memory ? undefined : lockFolder(options.dir)
  try {
    if (!options.memory) finishRestore(resolve(options.dir))
    const place: Place = options.memory ? { memory: true } : { folder: join(resolve(options.dir), DATABASE_FOLDER) }
    const bridge = await Bridge.start({ place, template: options.template }, options.onCrash ?? (() => {}))
    const stream = () => bridge.stream()
    return {
      stream,
      poolOptions: {
        stream,
        max: 1, // There is only one session: see bridge.ts.
        idleTimeoutMillis: 0, // A new client would be no better than the idle one.
        connectionTimeoutMillis: 30_000, // Makes a second client within a transaction fail instead of hanging.
        user: 'postgres', // Ignores the environment's PGUSER, PGDATABASE and PGSSLMODE.
        database: 'postgres',
        ssl: false,
      },
      dumpTemplate: () => bridge.dump(),
      async close() {
        await bridge.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}
