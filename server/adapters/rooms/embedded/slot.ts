// One stream that a browser receives. Its source can change at any moment: sequence numbers and timestamps continue as
// if it were one stream, so nothing is negotiated again.
import { readRtcp, type ReportBlock } from './rtcp.ts'
import { CLOCK_KHZ, type Kind, rewriteHeader, unwrap, writeSendTime } from './rtp.ts'
import type { Packet, Receiver, Source } from './source.ts'

/** The smallest step of the timestamp when the source changes. */
const MIN_STEP_MS = 20

export type SlotEvents = {
  send: (rtp: Buffer) => void
  /** How many packets the browser expected since its last report, and the share it lost. */
  onLoss: (expected: number, fractionLost: number) => void
}

export class Slot implements Receiver {
  readonly kind: Kind
  readonly ssrc: number
  source: Source | null = null
  readonly #events: SlotEvents
  /**
   * The first forwarded packet of the current source. Undefined until a packet arrives that the source can start with.
   */
  #start: number | undefined
  #sequenceOffset = 0
  #timestampOffset = 0
  /** The last sequence number sent, including wraps. */
  #lastSequence = 0x10000
  #lastTimestamp = 0
  #lastSentMs: number | undefined
  #reportedHighest: number | undefined

  constructor(kind: Kind, ssrc: number, events: SlotEvents) {
    this.kind = kind
    this.ssrc = ssrc
    this.#events = events
  }

  attach(source: Source | null, nowMs: number): void {
    if (source === this.source) return
    this.source?.receivers.delete(this)
    this.source = source
    this.#start = undefined
    source?.receivers.add(this)
    source?.askKeyFrame(nowMs)
  }

  forward(packet: Packet, nowMs: number): void {
    if (this.#start === undefined) {
      if (!packet.canStart) return this.source?.askKeyFrame(nowMs)
      this.#begin(packet, nowMs)
    }
    if (packet.sequence < this.#start!) return
    const sequence = packet.sequence + this.#sequenceOffset
    if (sequence > this.#lastSequence) {
      this.#lastSequence = sequence
      this.#lastTimestamp = packet.timestamp + this.#timestampOffset
      this.#lastSentMs = nowMs
    }
    this.#send(packet, nowMs)
  }

  /** Handles the browser's reports about this stream. */
  receive(bytes: Buffer, nowMs: number): void {
    for (const item of readRtcp(bytes)) {
      if (item.type === 'report' && item.block.ssrc === this.ssrc) this.#noteLoss(item.block)
      else if (item.type === 'key-frame' && item.ssrc === this.ssrc) this.source?.askKeyFrame(nowMs)
      else if (item.type === 'nack' && item.ssrc === this.ssrc) this.#resend(item.sequences, nowMs)
    }
  }

  #begin(packet: Packet, nowMs: number): void {
    const stepMs = Math.max(MIN_STEP_MS, this.#lastSentMs === undefined ? 0 : nowMs - this.#lastSentMs)
    this.#start = packet.sequence
    this.#sequenceOffset = this.#lastSequence + 1 - packet.sequence
    this.#timestampOffset = this.#lastTimestamp + Math.round(stepMs) * CLOCK_KHZ[this.kind] - packet.timestamp
  }

  /** Written into the source's bytes, which is safe because sending copies them. */
  #send({ bytes, sequence, timestamp, sendTimeAt }: Packet, nowMs: number): void {
    rewriteHeader(bytes, {
      sequence: (sequence + this.#sequenceOffset) & 0xffff,
      timestamp: (timestamp + this.#timestampOffset) >>> 0,
      ssrc: this.ssrc,
    })
    if (sendTimeAt) writeSendTime(bytes, sendTimeAt, nowMs)
    this.#events.send(bytes)
  }

  #resend(sequences: number[], nowMs: number): void {
    const { source } = this
    if (!source || this.#start === undefined) return
    const missing: number[] = []
    for (const sequence16 of sequences) {
      const sequence = unwrap(sequence16, this.#lastSequence) - this.#sequenceOffset
      if (sequence < this.#start) continue
      const packet = source.find(sequence)
      if (packet) this.#send(packet, nowMs)
      else missing.push(sequence)
    }
    if (missing.length && this.kind === 'video') source.ask(missing, nowMs)
  }

  #noteLoss({ highest, fractionLost }: ReportBlock): void {
    const expected = (highest - (this.#reportedHighest ?? highest)) & 0xffff
    this.#reportedHighest = highest
    if (expected > 0) this.#events.onLoss(expected, fractionLost)
  }
}
