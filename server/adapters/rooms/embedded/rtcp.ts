// Reads and writes the RTCP packets that a forwarding room needs (RFC 3550, 4585, and REMB).

/** We send no stream of our own, so any number will do. */
const OUR_SSRC = 1
const TYPE = { senderReport: 200, receiverReport: 201, transportFeedback: 205, payloadFeedback: 206 } as const
const FORMAT = { nack: 1, transportSequence: 15, pli: 1, fir: 4, remb: 15 } as const
const BLOCK = 24
const MAX_MANTISSA = 0x3ffff

export type ReportBlock = {
  ssrc: number
  /** The share of packets lost since the last report, from 0 to 1. */
  fractionLost: number
  /** The highest sequence number received, including wraps. */
  highest: number
}

export type RtcpItem =
  | { type: 'sender'; ssrc: number; /** `clock` is the middle 32 bits of the sender's clock. */ clock: number }
  | { type: 'report'; block: ReportBlock }
  | { type: 'nack'; ssrc: number; sequences: number[] }
  | { type: 'key-frame'; ssrc: number }

/** The parts of a compound packet that are well formed. */
export function readRtcp(packet: Buffer): RtcpItem[] {
  const items: RtcpItem[] = []
  for (let at = 0; at + 8 <= packet.length;) {
    const end = at + 4 + 4 * packet.readUInt16BE(at + 2)
    if (end > packet.length) break
    items.push(...readOne(packet.subarray(at, end)))
    at = end
  }
  return items
}

function readOne(packet: Buffer): RtcpItem[] {
  const count = packet[0]! & 31
  const type = packet[1]!
  if (type === TYPE.senderReport && packet.length >= 28) {
    const sender = { type: 'sender', ssrc: packet.readUInt32BE(4), clock: packet.readUInt32BE(10) } as const
    return [sender, ...readBlocks(packet, 28, count)]
  }
  if (type === TYPE.receiverReport) return readBlocks(packet, 8, count)
  if (packet.length < 12) return []
  const ssrc = packet.readUInt32BE(8)
  if (type === TYPE.transportFeedback && count === FORMAT.nack) {
    return [{ type: 'nack', ssrc, sequences: readNacks(packet) }]
  }
  if (type !== TYPE.payloadFeedback) return []
  if (count === FORMAT.pli) return [{ type: 'key-frame', ssrc }]
  // A full intra request names the stream in its own entry.
  if (count === FORMAT.fir && packet.length >= 20) return [{ type: 'key-frame', ssrc: packet.readUInt32BE(12) }]
  return []
}

function readBlocks(packet: Buffer, start: number, count: number): RtcpItem[] {
  const items: RtcpItem[] = []
  for (let at = start; items.length < count && at + BLOCK <= packet.length; at += BLOCK) {
    const block = {
      ssrc: packet.readUInt32BE(at),
      fractionLost: packet[at + 4]! / 256,
      highest: packet.readUInt32BE(at + 8),
    }
    items.push({ type: 'report', block })
  }
  return items
}

/** Each entry is a sequence number, plus 16 bits for the numbers that follow it. */
function readNacks(packet: Buffer): number[] {
  const sequences: number[] = []
  for (let at = 12; at + 4 <= packet.length; at += 4) {
    const first = packet.readUInt16BE(at)
    const after = packet.readUInt16BE(at + 2)
    sequences.push(first)
    for (let bit = 0; bit < 16; bit++) if ((after >> bit) & 1) sequences.push((first + bit + 1) & 0xffff)
  }
  return sequences
}

/** Asks for a key frame. */
export function writePli(ssrc: number): Buffer {
  return feedback(TYPE.payloadFeedback, FORMAT.pli, ssrc, 12)
}

export function writeNack(ssrc: number, sequences: number[]): Buffer {
  const packet = feedback(TYPE.transportFeedback, FORMAT.nack, ssrc, 12 + 4 * sequences.length)
  sequences.forEach((sequence, index) => packet.writeUInt16BE(sequence, 12 + 4 * index))
  return packet
}

export type Reception = {
  ssrc: number
  fractionLost: number
  lost: number
  highest: number
  /** The clock in the last sender report, and how long ago it arrived. */
  senderClock: number
  senderAgeMs: number
}

/**
 * Writes receiver reports, without which browsers never raise their bit rate, and the highest rate that they may send
 * at.
 */
export function writeReports(receptions: Reception[], maxBitsPerSecond: number): Buffer {
  const report = Buffer.alloc(8 + BLOCK * receptions.length)
  writeStart(report, TYPE.receiverReport, receptions.length)
  receptions.forEach((reception, index) => writeBlock(report, 8 + BLOCK * index, reception))
  return Buffer.concat([report, writeRemb(receptions, maxBitsPerSecond)])
}

function writeBlock(packet: Buffer, at: number, reception: Reception): void {
  packet.writeUInt32BE(reception.ssrc, at)
  packet[at + 4] = Math.max(0, Math.min(255, Math.floor(reception.fractionLost * 256)))
  packet.writeUIntBE(Math.max(0, Math.min(0x7fffff, reception.lost)), at + 5, 3)
  packet.writeUInt32BE(reception.highest >>> 0, at + 8)
  packet.writeUInt32BE(reception.senderClock, at + 16)
  packet.writeUInt32BE(reception.senderClock ? Math.round(reception.senderAgeMs * 65.536) >>> 0 : 0, at + 20)
}

function writeRemb(receptions: Reception[], maxBitsPerSecond: number): Buffer {
  const packet = feedback(TYPE.payloadFeedback, FORMAT.remb, 0, 20 + 4 * receptions.length)
  let mantissa = maxBitsPerSecond
  let exponent = 0
  for (; mantissa > MAX_MANTISSA; exponent++) mantissa = Math.floor(mantissa / 2)
  packet.write('REMB', 12, 'latin1')
  packet[16] = receptions.length
  packet.writeUIntBE(exponent * 2 ** 18 + mantissa, 17, 3)
  receptions.forEach(({ ssrc }, index) => packet.writeUInt32BE(ssrc, 20 + 4 * index))
  return packet
}

/** Reports which packets of a connection arrived, and when. `body` is made by TransportArrivals. */
export function writeTransportFeedback(ssrc: number, body: Buffer): Buffer {
  const padded = 12 + Math.ceil(body.length / 4) * 4
  const packet = feedback(TYPE.transportFeedback, FORMAT.transportSequence, ssrc, padded)
  body.copy(packet, 12)
  return packet
}

function feedback(type: number, format: number, ssrc: number, length: number): Buffer {
  const packet = Buffer.alloc(length)
  writeStart(packet, type, format)
  packet.writeUInt32BE(ssrc, 8)
  return packet
}

function writeStart(packet: Buffer, type: number, count: number): void {
  packet[0] = 0x80 | count
  packet[1] = type
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(OUR_SSRC, 4)
}
