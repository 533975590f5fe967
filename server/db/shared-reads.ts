// Short reads share a few connections in pg's pipeline mode: queries of one event loop turn go out as one message.
// PostgreSQL answers a pipelined connection in order, so only reads of a few rows by key belong here.
import { Socket } from 'node:net'
import pg from 'pg'
import { isQueryTimeout } from './errors.ts'

export type SharedReadsOptions = {
  connection: pg.ClientConfig
  connections: number
  /** Used when the shared connections are busy. */
  pool: pg.Pool
  onError: (error: Error) => void
}

// Beyond this, a connection from the pool is available sooner.
const MAX_IN_FLIGHT = 64

type Connection = { client: pg.Client; socket: Socket; opening: Promise<unknown>; isCorked: boolean; inFlight: number }

/** Implements the only method of a client that drizzle needs for queries outside transactions. */
export class SharedReads {
  readonly #options: SharedReadsOptions
  #connections: Connection[] = []

  constructor(options: SharedReadsOptions) {
    this.#options = options
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const connection = this.#leastBusy()
    if (connection.inFlight >= MAX_IN_FLIGHT) return this.#options.pool.query(statement, values)
    connection.inFlight++
    try {
      await connection.opening
      corkForThisTurn(connection)
      return await connection.client.query(statement, values)
    } catch (error) {
      // pg closes a pipelined connection after a timeout, but only reports that a moment later.
      if (isQueryTimeout(error)) this.#forget(connection)
      throw error
    } finally {
      connection.inFlight--
    }
  }

  /** Doesn't wait for an unresponsive database. */
  end(): void {
    for (const { client } of this.#connections.splice(0)) void client.end()
  }

  #leastBusy(): Connection {
    let [best] = this.#connections
    for (const connection of this.#connections) if (connection.inFlight < best!.inFlight) best = connection
    const isEnough = best?.inFlight === 0 || this.#connections.length === this.#options.connections
    return best && isEnough ? best : this.#open()
  }

  #open(): Connection {
    const socket = new Socket()
    const client = new pg.Client({ ...this.#options.connection, pipeline: true, stream: () => socket })
    const connection = { client, socket, opening: client.connect(), isCorked: false, inFlight: 0 }
    connection.opening.catch(() => this.#forget(connection))
    client.on('error', (error) => {
      this.#forget(connection)
      this.#options.onError(error)
    })
    this.#connections.push(connection)
    return connection
  }

  #forget(connection: Connection): void {
    this.#connections = this.#connections.filter((other) => other !== connection)
  }
}

/** Sends the queries of one event loop turn together. */
function corkForThisTurn(connection: Connection): void {
  if (connection.isCorked) return
  connection.isCorked = true
  connection.socket.cork()
  setImmediate(() => {
    connection.isCorked = false
    connection.socket.uncork()
  })
}
