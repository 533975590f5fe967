// Reads and rewrites RTP packets (RFC 3550) in place.

/** The payload types and header extension ids in our offer. */
export const PAYLOAD = { opus: 111, vp8: 96 } as const
export const EXTENSION = { audioLevel: 1, sendTime: 2, transportSequence: 3 } as const
export const CLOCK_KHZ = { audio: 48, video: 90 } as const

export type Kind = keyof typeof CLOCK_KHZ

const FIXED_HEADER = 12
const ONE_BYTE_EXTENSIONS = 0xbede
/** A sender's clock has 24 bits, of which 18 are fractions of a second (abs-send-time). */
const SEND_TIME_WRAP_MS = 64_000
const SEND_TIME_UNITS_PER_MS = 2 ** 18 / 1000

export type RtpHeader = { sequence: number; timestamp: number; ssrc: number; payloadAt: number }

/** Null if the packet is shorter than its header claims. */
export function readHeader(packet: Buffer): RtpHeader | null {
  if (packet.length < FIXED_HEADER || packet[0]! >> 6 !== 2) return null
  let payloadAt = extensionsAt(packet)
  if (hasExtensions(packet)) {
    if (packet.length < payloadAt + 4) return null
    payloadAt += 4 + 4 * packet.readUInt16BE(payloadAt + 2)
  }
  if (payloadAt > packet.length) return null
  return {
    sequence: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    ssrc: packet.readUInt32BE(8),
    payloadAt,
  }
}

/** RTCP shares the connection. Its packet types are where RTP has a marker and payload types that nobody uses. */
export const isRtcp = (packet: Buffer): boolean => packet.length > 1 && packet[1]! >= 200 && packet[1]! <= 207

export function rewriteHeader(packet: Buffer, header: Pick<RtpHeader, 'sequence' | 'timestamp' | 'ssrc'>): void {
  packet.writeUInt16BE(header.sequence, 2)
  packet.writeUInt32BE(header.timestamp, 4)
  packet.writeUInt32BE(header.ssrc, 8)
}

/** The position of a header extension's data, or 0. `readHeader` must have checked the header. */
export function findExtension(packet: Buffer, id: number, payloadAt: number): number {
  const start = extensionsAt(packet)
  if (!hasExtensions(packet) || packet.readUInt16BE(start) !== ONE_BYTE_EXTENSIONS) return 0
  for (let at = start + 4; at < payloadAt;) {
    const first = packet[at]!
    if (first === 0) {
      at += 1
      continue
    }
    const length = (first & 15) + 1
    if (first >> 4 === id) return at + 1 + length <= payloadAt ? at + 1 : 0
    at += 1 + length
  }
  return 0
}

/** Rewrites the send time, so that a receiver measures the connection from us, not from the original sender. */
export function writeSendTime(packet: Buffer, at: number, nowMs: number): void {
  packet.writeUIntBE(Math.floor((nowMs % SEND_TIME_WRAP_MS) * SEND_TIME_UNITS_PER_MS), at, 3)
}

/** Whether a packet begins a VP8 key frame (RFC 7741). A picture can only start with one. */
export function startsKeyFrame(packet: Buffer, payloadAt: number): boolean {
  let at = payloadAt
  const descriptor = packet[at] ?? 0
  const isFrameStart = (descriptor & 0x17) === 0x10
  if (!isFrameStart) return false
  if (descriptor & 0x80) {
    const optional = packet[++at] ?? 0
    if (optional & 0x80) at += (packet[at + 1] ?? 0) & 0x80 ? 2 : 1
    if (optional & 0x40) at += 1
    if (optional & 0x30) at += 1
  }
  const frame = packet[at + 1]
  return frame !== undefined && (frame & 1) === 0
}

/** Extends a 16-bit sequence number to a full one near `last`, because they wrap every minute or so. */
export function unwrap(sequence: number, last: number): number {
  const distance = ((sequence - last) << 16) >> 16
  return last + distance
}

const hasExtensions = (packet: Buffer): boolean => (packet[0]! & 0x10) !== 0

const extensionsAt = (packet: Buffer): number => FIXED_HEADER + 4 * (packet[0]! & 15)
