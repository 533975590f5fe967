// The machine: disk space, required programs, and the clock.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import type { Config } from '../../server/config.ts'
import { findTools } from '../../server/modules/learning/preparing/run-tool.ts'
import { failed, ok, warning, type Finding } from './finding.ts'

const GB = 1e9
const LEAST_GB = 0.3
const ENOUGH_GB = 2
const MAX_CLOCK_SECONDS = 5

export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.')
  const free = (bavail * bsize) / GB
  const text = `${free.toFixed(1)} GB free where ${dataDir} lies`
  if (free < LEAST_GB) return failed(`${text}: uploads and orders would be refused, so make room`)
  return free < ENOUGH_GB ? warning(`${text}: a video takes three times its size while it is prepared`) : ok(text)
}

export async function checkFfmpeg(): Promise<Finding> {
  if (await findTools()) return ok('found: videos are prepared for slow connections')
  return warning('not found: only H.264 videos in MP4 and MP3 recordings are taken, and as they are, so install ffmpeg')
}

/** Compared with the database's clock, because payments, sessions and links depend on both. */
export async function checkClock({ databaseUrl }: Config): Promise<Finding | null> {
  if (!databaseUrl) return null
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const began = Date.now()
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const seconds = Math.abs(rows[0]!.now.getTime() - (began + Date.now()) / 2) / 1000
    const text = `${seconds.toFixed(1)} s apart from the database’s`
    return seconds > MAX_CLOCK_SECONDS ? warning(`${text}: have both set by a time server`) : ok(text)
  } catch {
    // The database check reports this failure.
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
