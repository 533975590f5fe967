// Packs media into RTP packets for one track, with a clock that keeps running when the media restarts.
import { CLOCK_KHZ, EXTENSION, PAYLOAD, type Kind } from '../../server/adapters/rooms/embedded/rtp.ts'

const HEADER = 12
const MAX_PAYLOAD = 1100
const MARKER = 0x80
/** Marks the start of a frame in VP8's payload descriptor. */
const FRAME_START = 0x10
const VOICE = 0x80
/** Loudness of speech and of silence, in decibels below the maximum. */
const LOUDNESS = { speech: 25, silence: 127 }
/** Opus encodes silence in a few bytes. */
const SILENCE_BYTES = 12

export class RtpSender {
  readonly #kind: Kind
  readonly #ssrc: number
  readonly #send: (packet: Buffer) => void
  #sequence = 0

  constructor(kind: Kind, ssrc: number, send: (packet: Buffer) => void) {
    this.#kind = kind
    this.#ssrc = ssrc
    this.#send = send
  }

  /** `atMs` is the media's time since the very beginning. */
  send(bytes: Buffer, atMs: number): void {
    if (this.#kind === 'audio') this.#sendVoice(bytes, atMs)
    else this.#sendPicture(bytes, atMs)
  }

  #sendVoice(bytes: Buffer, atMs: number): void {
    const level = bytes.length > SILENCE_BYTES ? VOICE | LOUDNESS.speech : LOUDNESS.silence
    const extension = Buffer.from([0xbe, 0xde, 0, 1, EXTENSION.audioLevel << 4, level, 0, 0])
    const header = this.#header(PAYLOAD.opus, atMs)
    header[0] = header[0]! | 0x10
    this.#send(Buffer.concat([header, extension, bytes]))
  }

  #sendPicture(bytes: Buffer, atMs: number): void {
    for (let at = 0; at < bytes.length; at += MAX_PAYLOAD) {
      const isLast = at + MAX_PAYLOAD >= bytes.length
      const descriptor = Buffer.from([at === 0 ? FRAME_START : 0])
      const header = this.#header(PAYLOAD.vp8 | (isLast ? MARKER : 0), atMs)
      this.#send(Buffer.concat([header, descriptor, bytes.subarray(at, at + MAX_PAYLOAD)]))
    }
  }

  #header(type: number, atMs: number): Buffer {
    const header = Buffer.alloc(HEADER)
    header[0] = 0x80
    header[1] = type
    this.#sequence = (this.#sequence + 1) & 0xffff
    header.writeUInt16BE(this.#sequence, 2)
    header.writeUInt32BE(Math.round(atMs * CLOCK_KHZ[this.#kind]) % 2 ** 32, 4)
    header.writeUInt32BE(this.#ssrc, 8)
    return header
  }
}
