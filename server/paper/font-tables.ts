// The tables of a TrueType font: unpacked from the WOFF files of @fontsource, and packed again for a PDF.
import { inflateSync } from 'node:zlib'

export type FontTables = Map<string, Buffer>

const WOFF_HEADER_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16
const TRUETYPE = 0x00010000

export function unpackWoff(woff: Buffer): FontTables {
  const tables: FontTables = new Map()
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8))
    const whole = packed.length < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed
    tables.set(woff.toString('latin1', entry, entry + 4), whole)
  }
  return tables
}

export function packFont(tables: FontTables): Buffer {
  const header = Buffer.alloc(SFNT_HEADER_BYTES + tables.size * SFNT_ENTRY_BYTES)
  const power = Math.floor(Math.log2(tables.size))
  header.writeUInt32BE(TRUETYPE, 0)
  header.writeUInt16BE(tables.size, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (tables.size - 2 ** power), 10)
  const parts = [header]
  let start = header.length
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum(padded), entry + 4)
    header.writeUInt32BE(start, entry + 8)
    header.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
