// A course folder from a zip in memory. Nothing the archive says about itself is trusted: names must stay inside the
// folder, sizes are added up before anything is unpacked, and unpacking stops at the declared size.
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { MAX_FILE_PART_BYTES } from '#contract/constants.ts'
import { invalidFields } from '../../../http/errors.ts'
import { isNoise, MAX_ENTRIES, nameMistake, refuseFolder, type Folder } from './folder.ts'
import type { MistakeCodes } from '../../files/course-markdown/mistakes.ts'

const inflate = promisify(inflateRaw)

const MB = 1024 * 1024
/** The limit for all files together, unpacked. */
const MAX_UNPACKED_BYTES = 256 * MB
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED_METHOD = 0
const DEFLATED = 8
const ENCRYPTED = 0x0001
const LINK_MODE = 0o120_000
const FILE_TYPES = 0o170_000

type Entry = { name: string; method: number; crc: number; packed: number; bytes: number; at: number }

export function zipFolder(source: Uint8Array): Folder {
  const zip = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  const entries = new Map(withoutRoot(listed(zip)).map((entry) => [entry.name, entry]))
  return {
    names: [...entries.keys()],
    bytesOf: (name) => entries.get(name)!.bytes,
    async *pieces(name) {
      const bytes = await unpacked(zip, entries.get(name)!)
      for (let at = 0; at < bytes.length; at += MAX_FILE_PART_BYTES) yield bytes.subarray(at, at + MAX_FILE_PART_BYTES)
    },
  }
}

const unreadable = () => refuseFolder({ code: 'folder_unreadable' })

/** The files that the directory at the end of the zip lists. */
function listed(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + END_BYTES > zip.length) throw unreadable()
  const count = zip.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw refuseFolder({ code: 'folder_too_many', n: MAX_ENTRIES })
  let at = zip.readUInt32LE(end + 16)
  const entries: Entry[] = []
  const mistakes: MistakeCodes = {}
  const names = new Set<string>()
  let total = 0
  for (let index = 0; index < count; index++) {
    const { entry, isFile, next } = readEntry(zip, at)
    at = next
    if (!isFile || isNoise(entry.name)) continue
    const mistake = names.has(entry.name) ? ({ code: 'repeated' } as const) : nameMistake(entry.name)
    if (mistake) mistakes[`${entry.name}:1`] = mistake
    names.add(entry.name)
    total += entry.bytes
    entries.push(entry)
  }
  if (Object.keys(mistakes).length) throw invalidFields(mistakes)
  if (total > MAX_UNPACKED_BYTES) throw refuseFolder({ code: 'folder_too_large', n: MAX_UNPACKED_BYTES / MB })
  return entries
}

function readEntry(zip: Buffer, at: number): { entry: Entry; isFile: boolean; next: number } {
  if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw unreadable()
  const nameBytes = zip.readUInt16LE(at + 28)
  const nameStart = at + ENTRY_BYTES
  const method = zip.readUInt16LE(at + 10)
  const mode = zip.readUInt32LE(at + 38) >>> 16
  const isLink = (mode & FILE_TYPES) === LINK_MODE
  if (zip.readUInt16LE(at + 8) & ENCRYPTED || isLink || (method !== STORED_METHOD && method !== DEFLATED))
    throw unreadable()
  const name = nameOf(zip.subarray(nameStart, nameStart + nameBytes))
  return {
    entry: {
      name: name.normalize('NFC'),
      method,
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    },
    isFile: !name.endsWith('/'),
    next: nameStart + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
  }
}

function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refuseFolder({ code: 'not_utf8' })
  }
}

/** Most programs put the folder itself into the zip. */
function withoutRoot(entries: Entry[]): Entry[] {
  const [root = ''] = entries[0]?.name.split('/') ?? []
  if (!root || !entries.every(({ name }) => name.startsWith(`${root}/`))) return entries
  return entries.map((entry) => ({ ...entry, name: entry.name.slice(root.length + 1) }))
}

async function unpacked(zip: Buffer, { name, method, crc, packed, bytes, at }: Entry): Promise<Buffer> {
  const damaged = () => refuseFolder({ code: 'folder_unreadable' }, `${name}:1`)
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== 0x04034b50) throw damaged()
  const start = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const data = zip.subarray(start, start + packed)
  const plain =
    method === STORED_METHOD
      ? data
      : await inflate(data, { maxOutputLength: Math.max(1, bytes) }).catch(() => Buffer.alloc(0))
  if (plain.length !== bytes || crc32(plain) !== crc) throw damaged()
  return plain
}
