// kill -9 while films are uploaded and encoded and books are drawn, and SIGTERM while films are encoded, on the embedded
// database: the upload continues where it stood, the checksum is right, no film is ready with half its bytes, and no
// stored object is forgotten.
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { makePdf } from '../helpers/pdf.ts'
import type { Report } from '../helpers/report.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { callServer, type Person, type Site } from '../helpers/test-server.ts'
import { announceFile, film, generate, hasFfmpeg, sendPart, TUS, upload } from '../helpers/uploads.ts'
import { signInAdmin } from '../helpers/writers.ts'
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
  await inFolder(async (folder) => {
    const start = async (): Promise<Running> => {
      const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: folder })
      const site = { url: product.url, call: (name: string, options = {}) => callServer(product.url, name, options) }
      return { product, site, admin: { id: '', email: '', token: await signInAdmin(product.url) } }
    }
    const uploaded = await killedUploads(report, start, kills)
    const prepared = [
      ...(await endedEncodings(report, start, Math.min(kills, MAX_ENDS))),
      ...(await killedEncodings(report, start, kills)),
      ...(await killedDrawings(report, start, kills)),
    ]
    const found = await verify(folder, new Map([uploaded, ...prepared]))
    report(`${1 + prepared.length} films and books are whole, and every stored object is known`, found)
  })
}

type Start = () => Promise<Running>
/** A file's id and the checksum of what was sent. */
type Sent = [id: string, sha256: string]

const checksum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function killedUploads(report: Report, start: Start, kills: number): Promise<Sent> {
  const found: string[] = []
  const plain = generate('mp4', [...film(2, '320x240'), '-c:v', 'libx264', '-c:a', 'aac'])
  // MP4 readers skip a box of type `free`, which makes the film as large as the rounds need.
  const padding = kills * MAX_PARTS_A_ROUND * PART_BYTES
  const head = Buffer.alloc(8)
  head.writeUInt32BE(padding + 8)
  head.write('free', 4)
  const content = Buffer.concat([plain, head, randomBytes(padding)])
  let running = await start()
  const id = await announceFile(running.site, running.admin, 'video', content.length)
  let acknowledged = 0
  for (let round = 0; round < kills; round++) {
    const offset = await offsetOf(running, id)
    if (offset < acknowledged) found.push(`round ${round}: ${acknowledged} acknowledged, ${offset} there`)
    acknowledged = offset
    const parts = Math.floor(Math.random() * MAX_PARTS_A_ROUND)
    for (let part = 0; part < parts; part++) acknowledged = await send(running, id, content, acknowledged)
    const last = send(running, id, content, acknowledged).catch(() => acknowledged)
    await wait(Math.random() * 25)
    await running.product.end('SIGKILL')
    acknowledged = await last
    running = await start()
  }
  for (let offset = await offsetOf(running, id); offset < content.length;)
    offset = await send(running, id, content, offset)
  await untilReady(running, id, found)
  await running.product.end('SIGTERM')
  report(`kill -9 during an upload: ${kills} rounds, ${(content.length / 1e6).toFixed(0)} MB`, found)
  return [id, checksum(content)]
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

const longFilm = () =>
  generate('mp4', [...film(12, '854x480'), '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'])

/** A deployment: the product ends soon and without an error, and the next one encodes at once. */
async function endedEncodings(report: Report, start: Start, ends: number): Promise<Sent[]> {
  const found: string[] = []
  const content = longFilm()
  const sent: Sent[] = []
  let interrupted = 0
  for (let round = 0; round < ends; round++) {
    const running = await start()
    const id = await upload(running.site, running.admin, 'video', content)
    sent.push([id, checksum(content)])
    await untilState(running, id, ['working', 'ready'])
    await wait(Math.random() * 1000)
    const began = performance.now()
    const code = await running.product.end('SIGTERM')
    const took = performance.now() - began
    if (code !== 0) found.push(`round ${round}: ended with ${code}`)
    if (took > ENDS_WITHIN_MS) found.push(`round ${round}: ended after ${(took / 1000).toFixed(1)} s`)
    const again = await start()
    const { state } = await stateOf(again, id)
    if (state !== 'ready') interrupted++
    await untilReady(again, id, found)
    await again.product.end('SIGTERM')
  }
  if (!interrupted) found.push('no encoding was interrupted')
  report(`SIGTERM during encoding: ${ends} rounds, ${interrupted} interrupted`, found)
  return sent
}

async function killedEncodings(report: Report, start: Start, kills: number): Promise<Sent[]> {
  const content = longFilm()
  const { found, sent } = await killedPreparings(start, kills, 'video', content)
  report(`kill -9 during encoding: ${kills} rounds`, found)
  return sent
}

async function killedDrawings(report: Report, start: Start, kills: number): Promise<Sent[]> {
  const { found, sent } = await killedPreparings(start, kills, 'pdf', makePdf({ pages: DRAWN_PAGES, size: [595, 842] }))
  report(`kill -9 during drawing: ${kills} rounds, ${DRAWN_PAGES} pages`, found)
  return sent
}

async function killedPreparings(start: Start, kills: number, kind: string, content: Buffer) {
  const found: string[] = []
  const sent: Sent[] = []
  for (let round = 0; round < kills; round++) {
    const running = await start()
    const id = await upload(running.site, running.admin, kind, content)
    sent.push([id, checksum(content)])
    await untilState(running, id, ['working', 'ready'])
    await wait(Math.random() * 3000)
    await running.product.end('SIGKILL')
    const again = await start()
    await untilReady(again, id, found)
    await again.product.end('SIGTERM')
  }
  return { found, sent }
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
  const forgotten = readdirSync(media).filter((name) => !names.has(name))
  const missing = [...sent.keys()].filter((id) => !rows.some(({ file }) => file === id))
  return [...wrong, ...forgotten.map((name) => `forgotten: ${name}`), ...missing.map((id) => `lost: ${id}`)]
}
