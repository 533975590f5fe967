// Writes a zip as a stream. Its files are already compressed, so they are only stored.
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; pieces: AsyncIterable<Uint8Array> }

const VERSION = 20
const UTF8_NAMES = 0x0800
/** Midnight on 1 January 1980, the earliest zip date, so that the same files give the same zip. */
const DATE = 0x21

type DirectoryEntry = { name: Buffer; crc: number; bytes: number; at: number }

export async function writeZip(path: string, entries: ZipEntry[]): Promise<void> {
  const file = await open(path, 'w')
  try {
    const written: DirectoryEntry[] = []
    let end = 0
    const append = async (bytes: Uint8Array) => {
      await file.write(bytes, 0, bytes.length, end)
      end += bytes.length
    }
    for (const { name, pieces } of entries) {
      const entry: DirectoryEntry = { name: Buffer.from(name), crc: 0, bytes: 0, at: end }
      await append(localHeader(entry))
      for await (const piece of pieces) {
        entry.crc = crc32(piece, entry.crc)
        entry.bytes += piece.length
        await append(piece)
      }
      // The checksum and length are only known now.
      const header = localHeader(entry)
      await file.write(header, 0, header.length, entry.at)
      written.push(entry)
    }
    const start = end
    for (const entry of written) await append(listing(entry))
    await append(ending(written.length, start, end - start))
  } finally {
    await file.close()
  }
}

function localHeader(entry: DirectoryEntry): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(0x04034b50)
  return Buffer.concat([head, described(entry), entry.name])
}

/** The fields that both headers share. */
function described({ name, crc, bytes }: DirectoryEntry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8_NAMES, 2)
  fields.writeUInt16LE(DATE, 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(bytes, 14)
  fields.writeUInt32LE(bytes, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function listing(entry: DirectoryEntry): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(0x02014b50)
  head.writeUInt16LE(VERSION, 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(entry.at, 10)
  return Buffer.concat([head, described(entry), tail, entry.name])
}

function ending(count: number, start: number, bytes: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(start, 16)
  return end
}
