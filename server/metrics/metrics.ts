// Prometheus metrics: call durations and backlogs. Existing counters are only read here, and the database is queried on
// scrape, so that cached answers cost nothing extra.
import { statfs } from 'node:fs/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { ByteCache } from '../http/byte-cache.ts'
import type { Log } from '../http/log.ts'
import type { Measure } from '../http/mount-calls.ts'
import type { Database } from '../db/database.ts'
import type { EmbeddedRooms } from '../adapters/rooms/embedded/embedded-rooms.ts'
import { readBacklog } from './backlog.ts'

export type Metrics = {
  contentType: string
  /** The current metrics in Prometheus' text format. */
  read(): Promise<string>
  measure: Measure
}

export type MetricsOptions = {
  db: Database
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  cache: Pick<ByteCache, 'hits' | 'misses'>
  log: Log
  now: () => Date
  dataDir: string
  /** Undefined if live classes are held elsewhere. */
  rooms: Pick<EmbeddedRooms, 'figures'> | undefined
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics({ db, pool, cache, log, now, dataDir, rooms }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const durations = new Histogram({
    name: 'porua_call_duration_seconds',
    help: 'Time to answer calls that were not answered from the cache.',
    labelNames: ['call', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const counted = (name: string, help: string, total: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(total())
      },
    })
  counted('porua_cache_hits_total', 'Answers and parts of pages taken from the cache.', () => cache.hits)
  counted('porua_cache_misses_total', 'Answers that had to be made.', () => cache.misses)
  if (rooms) {
    const shown = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
    shown('porua_room_people', 'People in live classes of this process.', () => rooms.figures().people)
    shown('porua_room_up', 'Whether the room process can start, or runs.', () => Number(rooms.figures().isWorking))
    counted('porua_room_restarts_total', 'How often the room process ended.', () => rooms.figures().restarts)
    counted('porua_room_packets_total', 'Packets sent to people in classes.', () => rooms.figures().sent)
    counted('porua_room_packets_lost_total', 'Packets of those that did not arrive.', () => rooms.figures().lost)
  }
  const connections = new Gauge({
    name: 'porua_database_connections',
    help: 'Connections of the pool, and calls waiting for one.',
    labelNames: ['state'] as const,
    registers,
  })
  const diskFree = new Gauge({ name: 'porua_disk_free_bytes', help: 'Free space where DATA_DIR lies.', registers })
  const databaseUp = new Gauge({ name: 'porua_database_up', help: 'Whether the database answers.', registers })
  const waiting = new Gauge({
    name: 'porua_waiting',
    help: 'Emails to be sent, emails given up, unsettled payments, charges to be given back, and jobs that wait or failed, by name.',
    labelNames: ['what'] as const,
    registers,
  })
  const oldest = new Gauge({
    name: 'porua_waiting_oldest_seconds',
    help: 'The age of the oldest of them; 0 if there is none.',
    labelNames: ['what'] as const,
    registers,
  })
  const readDatabase = async () => {
    try {
      for (const { what, total, since } of await readBacklog(db)) {
        waiting.set({ what }, total)
        oldest.set({ what }, since ? Math.max(0, now().getTime() - since.getTime()) / 1000 : 0)
      }
      databaseUp.set(1)
    } catch (error) {
      log.warn({ err: error }, 'the backlog could not be read for the metrics')
      waiting.reset()
      oldest.reset()
      databaseUp.set(0)
    }
  }

  return {
    contentType: registry.contentType,
    async read() {
      // Read before the queries below take a connection of their own.
      connections.set({ state: 'total' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
      const { bavail, bsize } = await statfs(dataDir)
      diskFree.set(bavail * bsize)
      await readDatabase()
      return registry.metrics()
    },
    measure: (call, status, ms) => durations.observe({ call, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
  }
}
