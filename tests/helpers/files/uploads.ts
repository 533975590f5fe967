// Uploads for tests: the tus protocol by hand, and small videos that are made on the spot.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { files } from '#server/db/schema-learning.ts'
import { eq } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Person, Site, TestServer } from '../test-server.ts'

export const TUS = { 'tus-resumable': '1.0.0' }

export async function announceFile(site: Site, as: Person, kind: string, bytes: number): Promise<string> {
  const added = await site.call('POST /api/file', { as, body: { name: 'a file', kind, bytes } })
  if (added.status !== 200) throw new Error(added.text)
  return added.json.insertedId
}

export function sendPart(site: Site, as: Person, id: string, offset: number, part: Uint8Array): Promise<Answer> {
  const headers = { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
  return site.call(`PATCH /uploads/${id}`, { as, headers, rawBody: part as BodyInit })
}

/** Announces a file and sends it in parts. */
export async function upload(site: Site, as: Person, kind: string, content: Uint8Array, partBytes = 1024 * 1024) {
  const id = await announceFile(site, as, kind, content.length)
  for (let offset = 0; offset < content.length; offset += partBytes) {
    const answer = await sendPart(site, as, id, offset, content.subarray(offset, offset + partBytes))
    if (answer.status !== 204) throw new Error(`a part was refused: ${answer.status} ${answer.text}`)
  }
  return id
}

/** The file once it is ready or failed. */
export async function settled({ deps }: Pick<TestServer, 'deps'>, id: string, withinMs = 180_000) {
  const deadline = Date.now() + withinMs
  for (;;) {
    const [file] = await deps.db.select().from(files).where(eq(files.id, id))
    if (file?.state === 'ready' || file?.state === 'failed') return file
    if (Date.now() > deadline) throw new Error(`the file is still ${file?.state}`)
    await wait(50)
  }
}

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** A video or recording of a few seconds from ffmpeg's test pictures and tones. */
export function generate(extension: string, args: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'porua-video-'))
  try {
    const path = join(folder, `made.${extension}`)
    const made = spawnSync('ffmpeg', ['-v', 'error', ...args, path], { encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.stderr)
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const video = (seconds: number, size: string): string[] => {
  const picture = `-f lavfi -i testsrc=duration=${seconds}:size=${size}:rate=8`
  return `${picture} -f lavfi -i sine=frequency=440:duration=${seconds}`.split(' ')
}

/** An MP4 with the headers of a video and no pictures in it. */
export function bareMp4(codecs: [handler: string, codec: string][], seconds = 42, content = 1000): Buffer {
  const tracks = codecs.map(([handler, codec]) => {
    const size = Buffer.alloc(84)
    size.writeUInt16BE(320, 76)
    size.writeUInt16BE(240, 80)
    const description = box('stsd', Buffer.alloc(4), uint32(1), box(codec, Buffer.alloc(20)))
    const media = box('minf', box('stbl', description))
    return box('trak', box('tkhd', size), box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(handler)), media))
  })
  const duration = box('mvhd', Buffer.alloc(12), uint32(1000), uint32(seconds * 1000))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', duration, ...tracks),
    box('mdat', Buffer.alloc(content)),
  ])
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function box(type: string, ...body: Buffer[]): Buffer {
  const inside = Buffer.concat(body)
  return Buffer.concat([uint32(inside.length + 8), Buffer.from(type), inside])
}
