// Records when a connection's packets arrive, and reports it to the sender (draft-holmer-rmcat-transport-wide-cc). This
// lets a browser notice a growing queue before packets are lost.
import { unwrap } from './rtp.ts'

const UNITS_PER_MS = 4
const REFERENCE_UNITS = 256
const STATUS_PER_CHUNK = 7
const STATUS = { missing: 0, smallDelta: 1, largeDelta: 2 } as const
const TWO_BIT_CHUNK = 0xc000
/** More than a second's worth: an older gap is not worth reporting. */
const MAX_REPORTED = 1000

export class TransportArrivals {
  #arrivals: { sequence: number; units: number }[] = []
  #last = -1
  #next = -1
  #count = 0

  note(sequence: number, nowMs: number): void {
    this.#last = this.#last < 0 ? sequence + 0x10000 : unwrap(sequence, this.#last)
    this.#arrivals.push({ sequence: this.#last, units: Math.round(nowMs * UNITS_PER_MS) })
  }

  /** The body of the next feedback packet, or null if nothing arrived since the last. */
  take(): Buffer | null {
    const arrivals = this.#arrivals.sort((one, other) => one.sequence - other.sequence)
    this.#arrivals = []
    const newest = arrivals.at(-1)
    if (!newest) return null
    const first = Math.max(this.#next < 0 ? arrivals[0]!.sequence : this.#next, newest.sequence - MAX_REPORTED)
    const reported = arrivals.filter(({ sequence }) => sequence >= first)
    if (!reported.length) return null
    this.#next = newest.sequence + 1
    return this.#write(first, this.#next - first, reported)
  }

  #write(first: number, count: number, reported: { sequence: number; units: number }[]): Buffer {
    const chunks = Math.ceil(count / STATUS_PER_CHUNK)
    const statuses = new Uint8Array(chunks * STATUS_PER_CHUNK)
    const deltas: number[] = []
    const reference = Math.floor(reported[0]!.units / REFERENCE_UNITS)
    let previous = reference * REFERENCE_UNITS
    for (const { sequence, units } of reported) {
      if (statuses[sequence - first]) continue
      const delta = Math.max(-0x8000, Math.min(0x7fff, units - previous))
      previous += delta
      if (delta >= 0 && delta < 256) {
        statuses[sequence - first] = STATUS.smallDelta
        deltas.push(delta)
      } else {
        statuses[sequence - first] = STATUS.largeDelta
        deltas.push((delta >> 8) & 255, delta & 255)
      }
    }
    const body = Buffer.alloc(8 + 2 * chunks + deltas.length)
    body.writeUInt16BE(first & 0xffff, 0)
    body.writeUInt16BE(count, 2)
    body.writeUIntBE(reference & 0xffffff, 4, 3)
    body[7] = this.#count++ & 255
    for (let chunk = 0; chunk < chunks; chunk++) {
      const symbols = statuses.subarray(chunk * STATUS_PER_CHUNK, (chunk + 1) * STATUS_PER_CHUNK)
      const bits = symbols.reduce((sum, symbol) => (sum << 2) | symbol, 0)
      body.writeUInt16BE(TWO_BIT_CHUNK | bits, 8 + 2 * chunk)
    }
    Buffer.from(deltas).copy(body, 8 + 2 * chunks)
    return body
  }
}
