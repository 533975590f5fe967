// pg's pool, made to outlive its database: a connection that breaks or falls silent while somebody holds it costs that
// one call, and neither the process nor a place in the pool.
import type { Socket } from 'node:net'
import pg from 'pg'

/** pg's own options, and how long a connection in use may say nothing; for ever unless told. */
export type PoolOptions = pg.PoolConfig & { silentMillis?: number }

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

export class Pool extends pg.Pool {
  constructor({ silentMillis, ...options }: PoolOptions) {
    super(options)
    if (silentMillis) cutSilentOnes(this, silentMillis)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(givenBackWhenBroken)
  }
}

/**
 * A machine or process that stands still closes nothing: without this a call would wait for it for ever, and a client
 * given back with its query unanswered could be in somebody else's transaction.
 */
function cutSilentOnes(pool: pg.Pool, silentMillis: number): void {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('connect', (client) => {
    const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream
    const silence = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
    socket.on('timeout', () => {
      // One that nobody uses has nothing to say.
      if (inUse.has(client)) socket.destroy(silence)
    })
    // Set once: every byte that comes or goes winds the clock up again.
    socket.setTimeout(silentMillis)
  })
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
