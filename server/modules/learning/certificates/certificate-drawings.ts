// An in-memory cache of drawn certificates: each takes a second to draw and about 200 KB.
import { limitConcurrency } from '../../../http/concurrency.ts'
import { tooMany } from '../../../http/errors.ts'
import type { Certificate } from './paper/draw-certificate.ts'
import type { Drawings } from './paper/draw-process.ts'
import { runDrawing } from './paper/run-drawing.ts'

const MAX_KEPT = 64
/** How many of the thirty slots one person may use, so that nobody can block everyone else. */
const MAX_OF_ONE = 6
const limited = limitConcurrency({ maxRunning: 1, maxWaiting: 30 })

export type CertificateDrawings = {
  has(key: string): boolean
  /** Concurrent requests share one drawing. */
  get(key: string, certificate: Certificate, limitedBy: string): Promise<Drawings>
}

export function createCertificateDrawings(): CertificateDrawings {
  const kept = new Map<string, Promise<Drawings>>()
  const waiting = new Map<string, number>()

  async function draw(certificate: Certificate, limitedBy: string): Promise<Drawings> {
    const others = waiting.get(limitedBy) ?? 0
    if (others >= MAX_OF_ONE)
      throw tooMany(MAX_OF_ONE, 'We’re still preparing your other certificates. Try again in a moment.')
    waiting.set(limitedBy, others + 1)
    try {
      return await limited(() => runDrawing(certificate))
    } finally {
      const left = waiting.get(limitedBy)! - 1
      if (left) waiting.set(limitedBy, left)
      else waiting.delete(limitedBy)
    }
  }

  return {
    has: (key) => kept.has(key),
    get(key, certificate, limitedBy) {
      const drawing = kept.get(key) ?? draw(certificate, limitedBy)
      // The entry moves to the end, so that the least recently used ones are evicted first.
      kept.delete(key)
      kept.set(key, drawing)
      drawing.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_KEPT) break
        kept.delete(oldest)
      }
      return drawing
    },
  }
}
