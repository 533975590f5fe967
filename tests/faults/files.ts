// kill -9 while videos arrive and are encoded and while books are drawn, and SIGTERM while videos are encoded, on the
// embedded database: uploads resume where they stopped, checksums match, no half-finished video is ready, and no stored
// object is forgotten.
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { makePdf } from '../helpers/files/pdf.ts'
import type { Report } from '../helpers/report.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { callServer, type Person, type Site } from '../helpers/test-server.ts'
import { announceFile, video, generate, hasFfmpeg, sendPart, TUS, upload } from '../helpers/files/uploads.ts'
import { signInAdmin } from '../helpers/office/writers.ts'
import { inFolder } from './folder.ts'

const PART_BYTES = 256 * 1024
const MAX_PARTS_A_ROUND = 3
const DRAWN_PAGES = 30
/** Running requests are finished for up to ten seconds. */
const ENDS_WITHIN_MS = 12_000
const MAX_ENDS = 5
/** A dead process is noticed after half a minute; the rest is for a busy machine. */
const READY_WITHIN_MS = 240_000

type Running = { site: Site; admin: Person; product: Product }

export async function files(report: Report, kills: number): Promise<void> {
  if (!hasFfmpeg) return report('ffmpeg is not installed, so nothing can be encoded', ['install it first'])
  await inStoppedFolder(report, 'videos', async (start) => [
    ...(await killedVideos(report, start, kills)),
    ...(await endedEncodings(report, start, Math.min(kills, MAX_ENDS))),
  ])
}

export async function books(report: Report, kills: number): Promise<void> {
  await inStoppedFolder(report, 'books', (start) => killedDrawings(report, start, kills))
}

/** Checks what is stored once the product has ended. */
async function inStoppedFolder(report: Report, what: string, work: (start: Start) => Promise<Sent[]>): Promise<void> {
  await inFolder(async (folder) => {
    const sent = await work(async () => {
      const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: folder })
      const site = { url: product.url, call: (name: string, options = {}) => callServer(product.url, name, options) }
      return { product, site, admin: { id: '', email: '', token: await signInAdmin(product.url) } }
    })
    const found = await verify(folder, new Map(sent))
    report(`${sent.length} ${what} are whole, and every stored object is known`, found)
  })
}

type Start = () => Promise<Running>
/** A file's id and the checksum of what was sent. */
type Sent = [id: string, sha256: string]

const checksum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Each kill hits a part of a large upload and the encoding of another video. */
async function killedVideos(report: Report, start: Start, kills: number): Promise<Sent[]> {
  const found: string[] = []
  const large = largeVideo(kills * MAX_PARTS_A_ROUND * PART_BYTES)
  const short = shortVideo()
  let running = await start()
  const id = await announceFile(running.site, running.admin, 'video', large.length)
  const sent: Sent[] = [[id, checksum(large)]]
  let acknowledged = 0
  let cutOff = 0
  let interrupted = 0
  for (let round = 0; round < kills; round++) {
    const parts = Math.floor(Math.random() * MAX_PARTS_A_ROUND)
    for (let part = 0; part < parts; part++) acknowledged = await send(running, id, large, acknowledged)
    const encoded = await upload(running.site, running.admin, 'video', short)
    sent.push([encoded, checksum(short)])
    await untilState(running, encoded, ['working', 'ready'])
    await wait(Math.random() * 3000)
    const last = send(running, id, large, acknowledged).catch(() => acknowledged)
    await wait(Math.random() * 25)
    await running.product.end('SIGKILL')
    const answered = await last
    if (answered === acknowledged) cutOff++
    acknowledged = answered
    running = await start()
    const offset = await offsetOf(running, id)
    if (offset < acknowledged) found.push(`round ${round}: ${acknowledged} acknowledged, ${offset} there`)
    acknowledged = offset
    if ((await stateOf(running, encoded)).state !== 'ready') interrupted++
    await untilReady(running, encoded, found)
  }
  while (acknowledged < large.length) acknowledged = await send(running, id, large, acknowledged)
  await untilReady(running, id, found)
  await running.product.end('SIGTERM')
  if (!cutOff) found.push('no part was cut off')
  if (!interrupted) found.push('no encoding was interrupted')
  const what = `${(large.length / 1e6).toFixed(0)} MB, ${cutOff} parts cut off, ${interrupted} encodings interrupted`
  report(`kill -9 during an upload and an encoding: ${kills} rounds, ${what}`, found)
  return sent
}

/** MP4 readers skip a box of type `free`, which makes the video as large as the rounds need. */
function largeVideo(padding: number): Buffer {
  const plain = generate('mp4', [...video(2, '320x240'), '-c:v', 'libx264', '-c:a', 'aac'])
  const head = Buffer.alloc(8)
  head.writeUInt32BE(padding + 8)
  head.write('free', 4)
  return Buffer.concat([plain, head, randomBytes(padding)])
}

async function send({ site, admin }: Running, id: string, content: Buffer, offset: number): Promise<number> {
  const part = content.subarray(offset, offset + PART_BYTES)
  const answer = await sendPart(site, admin, id, offset, part)
  if (answer.status !== 204) throw new Error(`a part was refused: ${answer.status} ${answer.text}`)
  return offset + part.length
}

async function offsetOf({ site, admin }: Running, id: string): Promise<number> {
  const { headers } = await site.call(`HEAD /uploads/${id}`, { as: admin, headers: TUS })
  return Number(headers.get('upload-offset'))
}

const shortVideo = () =>
  generate('mp4', [...video(12, '854x480'), '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'])

/** Simulates a deployment: the product exits soon and without an error, and the next one encodes right away. */
async function endedEncodings(report: Report, start: Start, ends: number): Promise<Sent[]> {
  const found: string[] = []
  const content = shortVideo()
  const sent: Sent[] = []
  let interrupted = 0
  let running = await start()
  for (let round = 0; round < ends; round++) {
    const id = await upload(running.site, running.admin, 'video', content)
    sent.push([id, checksum(content)])
    await untilState(running, id, ['working', 'ready'])
    await wait(Math.random() * 1000)
    const began = performance.now()
    const code = await running.product.end('SIGTERM')
    const took = performance.now() - began
    if (code !== 0) found.push(`round ${round}: ended with ${code}`)
    if (took > ENDS_WITHIN_MS) found.push(`round ${round}: ended after ${(took / 1000).toFixed(1)} s`)
    running = await start()
    if ((await stateOf(running, id)).state !== 'ready') interrupted++
    await untilReady(running, id, found)
  }
  await running.product.end('SIGTERM')
  if (!interrupted) found.push('no encoding was interrupted')
  report(`SIGTERM during encoding: ${ends} rounds, ${interrupted} interrupted`, found)
  return sent
}

async function killedDrawings(report: Report, start: Start, kills: number): Promise<Sent[]> {
  const found: string[] = []
  const content = makePdf({ pages: DRAWN_PAGES, size: [595, 842] })
  const sent: Sent[] = []
  let interrupted = 0
  let running = await start()
  for (let round = 0; round < kills; round++) {
    const id = await upload(running.site, running.admin, 'pdf', content)
    sent.push([id, checksum(content)])
    await untilState(running, id, ['working', 'ready'])
    await wait(Math.random() * 3000)
    await running.product.end('SIGKILL')
    running = await start()
    if ((await stateOf(running, id)).state !== 'ready') interrupted++
    await untilReady(running, id, found)
  }
  await running.product.end('SIGTERM')
  if (!interrupted) found.push('no drawing was interrupted')
  report(`kill -9 during drawing: ${kills} rounds, ${DRAWN_PAGES} pages, ${interrupted} interrupted`, found)
  return sent
}

async function untilReady(running: Running, id: string, found: string[]): Promise<void> {
  const file = await untilState(running, id, ['ready', 'failed'])
  if (file.state !== 'ready') found.push(`${file.state} ${file.problem}`)
}

async function stateOf({ site, admin }: Running, id: string) {
  return (await site.call(`GET /api/file/${id}`, { as: admin })).json as { state: string; problem: string | null }
}

async function untilState(running: Running, id: string, states: string[]) {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const file = await stateOf(running, id)
    if (states.includes(file.state) || Date.now() > deadline) return file
    await wait(50)
  }
}

type VariantRow = { file: string; state: string; sha256: string; name: string; bytes: string }

async function verify(folder: string, sent: Map<string, string>): Promise<string[]> {
  const embedded = await openEmbedded({ dir: folder })
  const client = new pg.Client(embedded.poolOptions)
  await client.connect()
  const { rows } = await client.query<VariantRow>(
    `select files.id as file, state, sha256, file_variants.name, file_variants.bytes from files
     left join file_variants on file_id = files.id where files.id = any($1)`,
    [[...sent.keys()]],
  )
  const known = await client.query<{ name: string }>(
    `select name from file_variants union all select name from file_parts
     union all select name from file_leftovers union all select name from uploads`,
  )
  await client.end()
  await embedded.close()
  const media = join(folder, 'media')
  const sizeOf = (name: string) => statSync(join(media, name), { throwIfNoEntry: false })?.size
  const wrong = rows.flatMap(({ file, state, sha256, name, bytes }) => [
    ...(state === 'ready' ? [] : [`${file} is ${state}`]),
    ...(sha256 === sent.get(file) ? [] : [`${file} has another checksum`]),
    ...(sizeOf(name) === Number(bytes) ? [] : [`${name} has ${sizeOf(name)} bytes instead of ${bytes}`]),
  ])
  const names = new Set(known.rows.map(({ name }) => name))
  // Half a file next to a known name is deleted along with that name.
  const forgotten = readdirSync(media).filter((name) => !names.has(name.replace(/\.part$/, '')))
  const missing = [...sent.keys()].filter((id) => !rows.some(({ file }) => file === id))
  return [...wrong, ...forgotten.map((name) => `forgotten: ${name}`), ...missing.map((id) => `lost: ${id}`)]
}
