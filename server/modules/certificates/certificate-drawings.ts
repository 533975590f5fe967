// Drawn certificates, kept in memory while there is space: one takes a second to draw and about 200 KB.
import { limitConcurrency } from '../../http/concurrency.ts'
import type { Certificate } from './paper/draw-certificate.ts'
import type { Drawings } from './paper/draw-process.ts'
import { runDrawing } from './paper/run-drawing.ts'

const MAX_KEPT = 64
const limited = limitConcurrency({ maxRunning: 1, maxWaiting: 30 })

export type CertificateDrawings = {
  has(code: string): boolean
  /** Those who ask at the same time share one drawing. */
  get(code: string, certificate: Certificate): Promise<Drawings>
}

export function createCertificateDrawings(): CertificateDrawings {
  const kept = new Map<string, Promise<Drawings>>()
  return {
    has: (code) => kept.has(code),
    get(code, certificate) {
      const drawing = kept.get(code) ?? limited(() => runDrawing(certificate))
      // Moved to the end, so that those not asked for longest are forgotten first.
      kept.delete(code)
      kept.set(code, drawing)
      drawing.catch(() => kept.delete(code))
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_KEPT) break
        kept.delete(oldest)
      }
      return drawing
    },
  }
}
