// One stream that a browser sends: counts what arrives, requests lost packets again, and passes the stream to the slots
// that show or play it.
import type { Reception } from './rtcp.ts'
import { readRtcp, writeNack, writePli } from './rtcp.ts'
import { EXTENSION, findExtension, isRtcp, type Kind, readHeader, startsKeyFrame, unwrap } from './rtp.ts'

/**
 * How many packets are kept for receivers that lost them: about half a minute of sound, or several seconds of video.
 */
const KEPT_PACKETS = 512
/** A longer gap is a pause or a restart of the sender, which can't be filled. */
const MAX_GAP = 50
const MAX_MISSING = 500
const NACK_INTERVAL_MS = 40
const KEY_FRAME_INTERVAL_MS = 300

/** The same bytes are rewritten for each slot, so the original values are kept alongside. */
export type Packet = {
  bytes: Buffer
  /** The sequence number including wraps, so that numbers from one source can be compared. */
  sequence: number
  timestamp: number
  /** The position of the sender's clock, or 0. */
  sendTimeAt: number
  /** Whether a slot can start with this packet. */
  canStart: boolean
}

/** A slot that shows or plays this source. */
export type Receiver = { forward(packet: Packet, nowMs: number): void }

export type SourceEvents = {
  send: (rtcp: Buffer) => void
  /** The loudness of a sound packet in -dBov, where 0 is the loudest and 127 is silence. */
  onLoudness?: (loudness: number, nowMs: number) => void
  onTransportSequence?: (sequence: number, nowMs: number) => void
}

export class Source {
  readonly kind: Kind
  readonly receivers = new Set<Receiver>()
  ssrc = 0
  readonly #events: SourceEvents
  readonly #kept = new Array<Packet | undefined>(KEPT_PACKETS)
  /** The packets requested again, and when. */
  readonly #missing = new Map<number, number>()
  #first = -1
  #highest = -1
  #received = 0
  #reported = { expected: 0, received: 0 }
  #sender = { clock: 0, atMs: 0 }
  #keyFrameAskedMs = -Infinity

  constructor(kind: Kind, events: SourceEvents) {
    this.kind = kind
    this.#events = events
  }

  receive(bytes: Buffer, nowMs: number): void {
    if (isRtcp(bytes)) return this.#receiveRtcp(bytes, nowMs)
    const header = readHeader(bytes)
    if (!header) return
    if (header.ssrc !== this.ssrc) this.#startOver(header.ssrc)
    const sequence = this.#count(header.sequence, nowMs)
    const { payloadAt } = header
    this.#noteExtensions(bytes, payloadAt, nowMs)
    const packet = {
      bytes,
      sequence,
      timestamp: header.timestamp,
      sendTimeAt: findExtension(bytes, EXTENSION.sendTime, payloadAt),
      canStart: this.kind === 'audio' || startsKeyFrame(bytes, payloadAt),
    }
    this.#kept[sequence % KEPT_PACKETS] = packet
    for (const receiver of this.receivers) receiver.forward(packet, nowMs)
  }

  /** Finds a packet that is still kept. */
  find(sequence: number): Packet | undefined {
    const packet = this.#kept[sequence % KEPT_PACKETS]
    return packet?.sequence === sequence ? packet : undefined
  }

  /** Requests packets from the sender again, at most every few milliseconds. */
  ask(sequences: number[], nowMs: number): void {
    const wanted = sequences.filter((sequence) => nowMs - (this.#missing.get(sequence) ?? -Infinity) > NACK_INTERVAL_MS)
    if (!wanted.length) return
    if (this.#missing.size > MAX_MISSING) this.#missing.clear()
    for (const sequence of wanted) this.#missing.set(sequence, nowMs)
    this.#events.send(
      writeNack(
        this.ssrc,
        wanted.map((sequence) => sequence & 0xffff),
      ),
    )
  }

  askKeyFrame(nowMs: number): void {
    if (this.kind === 'audio' || !this.ssrc || nowMs - this.#keyFrameAskedMs < KEY_FRAME_INTERVAL_MS) return
    this.#keyFrameAskedMs = nowMs
    this.#events.send(writePli(this.ssrc))
  }

  /** Summarises what arrived since the last report. Null before the first packet. */
  report(nowMs: number): Reception | null {
    if (this.#highest < 0) return null
    const expected = this.#highest - this.#first + 1
    const [newlyExpected, newlyReceived] = [
      expected - this.#reported.expected,
      this.#received - this.#reported.received,
    ]
    this.#reported = { expected, received: this.#received }
    return {
      ssrc: this.ssrc,
      fractionLost: newlyExpected > 0 ? Math.max(0, 1 - newlyReceived / newlyExpected) : 0,
      lost: expected - this.#received,
      // Starts with the first wrap, as receivers count.
      highest: this.#highest - 0x10000,
      senderClock: this.#sender.clock,
      senderAgeMs: nowMs - this.#sender.atMs,
    }
  }

  /** Returns the full sequence number. */
  #count(sequence16: number, nowMs: number): number {
    if (this.#highest < 0) this.#first = this.#highest = sequence16 + 0x10000
    const sequence = unwrap(sequence16, this.#highest)
    const gap = sequence - this.#highest
    if (gap > 0) this.#highest = sequence
    if (gap > 1 && gap < MAX_GAP && this.kind === 'video') {
      this.ask(
        Array.from({ length: gap - 1 }, (_, index) => sequence - gap + 1 + index),
        nowMs,
      )
    }
    // A packet that had to be sent again still counts as lost. Otherwise the sender would never learn of the loss.
    if (!this.#missing.delete(sequence)) this.#received += 1
    return sequence
  }

  #noteExtensions(bytes: Buffer, payloadAt: number, nowMs: number): void {
    const transportAt = findExtension(bytes, EXTENSION.transportSequence, payloadAt)
    if (transportAt) this.#events.onTransportSequence?.(bytes.readUInt16BE(transportAt), nowMs)
    if (this.kind === 'video') return
    const levelAt = findExtension(bytes, EXTENSION.audioLevel, payloadAt)
    if (levelAt) this.#events.onLoudness?.(bytes[levelAt]! & 127, nowMs)
  }

  #receiveRtcp(bytes: Buffer, nowMs: number): void {
    for (const item of readRtcp(bytes)) {
      if (item.type === 'sender' && item.ssrc === this.ssrc) this.#sender = { clock: item.clock, atMs: nowMs }
    }
  }

  #startOver(ssrc: number): void {
    this.ssrc = ssrc
    this.#kept.fill(undefined)
    this.#missing.clear()
    this.#first = this.#highest = -1
    this.#received = 0
    this.#reported = { expected: 0, received: 0 }
    this.#sender = { clock: 0, atMs: 0 }
  }
}
