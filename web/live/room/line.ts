// The quality of the connection, measured with a small download.
import { currentSession } from '../../session/session.ts'

export type Line = 'good' | 'weak' | 'none'

/** Enough for the large picture, with some reserve. Below this, sound only is better. */
const GOOD_KBITS = 600
const MAX_MS = 8000

export async function measureLine(session: string): Promise<Line> {
  try {
    const response = await fetch(`/api/live/${session}/line`, {
      cache: 'no-store',
      headers: { authorization: `Bearer ${currentSession()?.token ?? ''}` },
      signal: AbortSignal.timeout(MAX_MS),
    })
    if (!response.ok || !response.body) return 'none'
    // Measured from the first bytes, so that the round trip doesn't count.
    const startedAt = performance.now()
    const { byteLength } = await response.arrayBuffer()
    const kbits = (byteLength * 8) / Math.max(1, performance.now() - startedAt)
    return kbits >= GOOD_KBITS ? 'good' : 'weak'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'weak' : 'none'
  }
}
