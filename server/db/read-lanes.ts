// Prepared reads share a few connections, with many of them under way on each: PostgreSQL answers in the order it is asked.
// A turn of the loop then costs one message to the database instead of one for each read, and the database two processes.
import pg from 'pg'
import { cutWhenSilent, socketOf } from './silent-connections.ts'

export type LaneOptions = {
  connection: pg.ClientConfig
  lanes: number
  /** How long a connection that is asked something may say nothing; for ever unless told. */
  silentMillis: number | undefined
  onError: (error: Error) => void
}

// More than that wait for each other longer than for a connection: a slow disk is asked in parallel again.
const MOST_UNDER_WAY = 64

type Lane = { client: pg.Client; opening: Promise<unknown> | undefined; isHeldBack: boolean; underWay: number }

export class ReadLanes {
  #lanes: Lane[] = []
  #options: LaneOptions

  constructor(options: LaneOptions) {
    this.#options = options
  }

  hasRoom(): boolean {
    return this.#lanes.length < this.#options.lanes || this.#lanes.some(({ underWay }) => underWay < MOST_UNDER_WAY)
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const lane = this.#leastBusy()
    lane.underWay++
    try {
      if (lane.opening) await lane.opening
      holdBack(lane)
      return await lane.client.query(statement, values)
    } finally {
      lane.underWay--
    }
  }

  /** What is under way is finished; nobody waits for a database that does not say goodbye. */
  end(): void {
    for (const { client } of this.#lanes.splice(0)) void client.end()
  }

  #leastBusy(): Lane {
    let [best] = this.#lanes
    for (const lane of this.#lanes) if (lane.underWay < best!.underWay) best = lane
    const isEnough = best?.underWay === 0 || this.#lanes.length === this.#options.lanes
    return best && isEnough ? best : this.#open()
  }

  #open(): Lane {
    const { connection, silentMillis, onError } = this.#options
    const client = new pg.Client({ ...connection, pipeline: true })
    const lane: Lane = { client, opening: client.connect(), isHeldBack: false, underWay: 0 }
    const close = () => (this.#lanes = this.#lanes.filter((other) => other !== lane))
    const begin = () => {
      lane.opening = undefined
      if (silentMillis) cutWhenSilent(client, silentMillis, () => lane.underWay > 0)
    }
    lane.opening!.then(begin, close)
    client.on('error', (error) => {
      close()
      onError(error)
    })
    this.#lanes.push(lane)
    return lane
  }
}

/** What is asked in one turn of the loop goes out together. */
function holdBack(lane: Lane): void {
  if (lane.isHeldBack) return
  lane.isHeldBack = true
  const socket = socketOf(lane.client)
  socket.cork()
  setImmediate(() => {
    lane.isHeldBack = false
    socket.uncork()
  })
}
