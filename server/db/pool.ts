// pg's pool, made to outlive its database: a connection that breaks or falls silent while somebody holds it costs that
// one call, and neither the process nor a place in the pool. Prepared reads go past it, by lanes of their own.
import pg from 'pg'
import { ReadLanes } from './read-lanes.ts'
import { cutWhenSilent } from './silent-connections.ts'

export type PoolOptions = pg.PoolConfig & {
  /** How long a connection in use may say nothing; for ever unless told. */
  silentMillis?: number
  /** How many connections prepared reads share beside the others; none unless told. */
  readLanes?: number
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void
type Query = (statement: pg.QueryConfig, values?: unknown[], callback?: unknown) => Promise<pg.QueryResult>

export class Pool extends pg.Pool {
  #lanes: ReadLanes | undefined

  constructor({ silentMillis, readLanes: lanes, ...options }: PoolOptions) {
    super(options)
    if (silentMillis) cutSilentOnes(this, silentMillis)
    if (!lanes) return
    const onError = (error: Error) => void this.emit('error', error)
    this.#lanes = new ReadLanes({ connection: options, lanes, silentMillis, onError })
    this.query = this.#byLaneOrPool as pg.Pool['query']
  }

  /** Whatever has a name is prepared, short, and asks for a few rows by their key. */
  #byLaneOrPool: Query = (statement, values, callback) => {
    const isRead = statement.name && statement.text.startsWith('select')
    if (isRead && this.#lanes!.hasRoom()) return this.#lanes!.query(statement, values ?? [])
    return (super.query as Query)(statement, values, callback)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(givenBackWhenBroken)
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    this.#lanes?.end()
    return callback ? super.end(callback) : super.end()
  }
}

function cutSilentOnes(pool: pg.Pool, silentMillis: number): void {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('connect', (client) => cutWhenSilent(client, silentMillis, () => inUse.has(client)))
}

/**
 * drizzle takes a client for a transaction and does not give it back when BEGIN itself fails; and it listens to no
 * errors, so that one between two statements would end the process.
 */
function givenBackWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isGivenBack = false
  const giveBack = (error?: Error | boolean) => {
    if (isGivenBack) return
    isGivenBack = true
    client.off('error', giveBack)
    release(error)
  }
  client.on('error', giveBack)
  client.release = giveBack
  return client
}
