import { useEffect, useState } from 'react'
import type { RoomConnection } from './connection.ts'
import { hourlyRate, SOUND_BYTES, VIDEO_BYTES } from './data-use.ts'

const EVERY_MS = 5000
/** The rate is based on the last minutes. */
const KEPT_SAMPLES = 24

type Sample = { at: number; bytes: number; isSoundOnly: boolean }
export type DataUse = { bytes: number; hourly: number }

/** The bytes transferred so far, and what an hour would use. */
export function useUsed(connection: RoomConnection): DataUse {
  const [samples, setSamples] = useState<Sample[]>([])
  const isSoundOnly = connection.people.find(({ id }) => id === connection.you)?.soundOnly ?? false

  useEffect(() => {
    let own: Sample[] = []
    const measure = async () => {
      const { received, sent } = await connection.traffic()
      own = [...own, { at: Date.now(), bytes: received + sent, isSoundOnly }].slice(-KEPT_SAMPLES)
      setSamples(own)
    }
    const tick = () => void measure().catch(() => {})
    tick()
    const timer = setInterval(tick, EVERY_MS)
    return () => clearInterval(timer)
  }, [connection, isSoundOnly])

  const bytes = samples.at(-1)?.bytes ?? 0
  // Samples from the other mode say nothing about this one.
  const like = samples.filter((sample) => sample.isSoundOnly === isSoundOnly)
  return { bytes, hourly: hourlyRate(like) ?? (isSoundOnly ? SOUND_BYTES : VIDEO_BYTES) }
}
