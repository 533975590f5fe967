// pg's pool, made to survive database failures: a connection that breaks or stops answering costs one call, but neither
// the process nor a slot in the pool.
import pg from 'pg'
import { isQueryTimeout } from './errors.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

export class Pool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('connect', closeAfterTimeout)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releaseWhenBroken)
  }
}

/**
 * After `query_timeout` pg reports an error but leaves the connection waiting for its answer: the next query would wait
 * too, and the connection could be reused inside its previous user's transaction.
 */
function closeAfterTimeout(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> | undefined
  client.query = ((...args: unknown[]) => {
    const result = query(...args)
    result?.catch((error: unknown) => {
      if (isQueryTimeout(error)) void client.end()
    })
    return result
  }) as pg.PoolClient['query']
}

/**
 * drizzle does not release a transaction's client if BEGIN itself fails, and it does not listen for errors, so one
 * between two statements would end the process.
 */
function releaseWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('error', releaseOnce)
    release(error)
  }
  client.on('error', releaseOnce)
  client.release = releaseOnce
  return client
}
