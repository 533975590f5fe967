// Decides how much video a connection can carry: less after packet loss, and more again after a wait, which gets longer
// each time the rise came too early.
import type { PictureLevel } from '#contract/calls/live/room.ts'

export const LINE_INTERVAL_MS = 3000

/** Packets on all connections since the process started, for the metrics. */
export const packets = { sent: 0, lost: 0 }

const SOUND_ONLY = 3
const TOO_MUCH_LOSS = 0.12
const LITTLE_LOSS = 0.06
/** With fewer packets, the loss rate means nothing. */
const ENOUGH_PACKETS = 20
const FIRST_WAIT_MS = 10_000
const MAX_WAIT_MS = 120_000
/** After a rise that held this long, the wait is reset. */
const STEADY_MS = 180_000

export class Line {
  level: PictureLevel = 0
  #expected = 0
  #lost = 0
  #loss = 0
  #waitMs = FIRST_WAIT_MS
  #changedMs = 0
  #hasRisen = false

  note(expected: number, fractionLost: number): void {
    this.#expected += expected
    this.#lost += expected * fractionLost
    packets.sent += expected
    packets.lost += expected * fractionLost
  }

  /** Returns whether the level changed. Called every LINE_INTERVAL_MS. */
  judge(nowMs: number): boolean {
    if (this.#expected >= ENOUGH_PACKETS) {
      this.#loss = this.#lost / this.#expected
      this.#expected = this.#lost = 0
    }
    if (this.#loss > TOO_MUCH_LOSS && this.level < SOUND_ONLY) {
      // One fall may take several steps, but lengthens the wait only once.
      if (this.#hasRisen) this.#waitMs = this.#waitAfter(nowMs - this.#changedMs)
      return this.#change(1, nowMs)
    }
    if (this.#loss < LITTLE_LOSS && this.level > 0 && nowMs - this.#changedMs > this.#waitMs) {
      return this.#change(-1, nowMs)
    }
    return false
  }

  #waitAfter(heldMs: number): number {
    return heldMs > STEADY_MS ? FIRST_WAIT_MS : Math.min(MAX_WAIT_MS, this.#waitMs * 2)
  }

  #change(by: 1 | -1, nowMs: number): true {
    this.level = (this.level + by) as PictureLevel
    this.#hasRisen = by < 0
    this.#changedMs = nowMs
    return true
  }
}
