// A full disk, simulated on a small tmpfs: at the first start, during uploads, and under the embedded database.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../helpers/report.ts'
import { noisyJpeg } from '../helpers/files/odd-pictures.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { callServer } from '../helpers/test-server.ts'
import { announceFile, sendPart } from '../helpers/files/uploads.ts'
import { findLost, signInAdmin, startWriters, waitFor, type Refusal } from '../helpers/office/writers.ts'
import { summarise } from './completeness.ts'
import { seconds } from './figures.ts'
import { inFolder } from './folder.ts'

const TOO_SMALL = '16m'
const LARGE_ENOUGH = '256m'
// One disk has no space at all; the other has space for rows, but not for the next 16 MB of the database's log.
const LEFT_KB = [0, 12 * 1024]
const FULL_FOR_MS = 20_000
const RECOVERS_WITHIN_MS = 10_000
const SOON_MS = 5_000
const VIDEO_PART = randomBytes(1024 * 1024)

export async function disk(report: Report): Promise<void> {
  await inFolder(async (folder) => {
    const mounted = mount('-t', 'tmpfs', '-o', `size=${TOO_SMALL}`, 'tmpfs', folder)
    if (mounted) return console.log(`skip  a small disk cannot be mounted here: ${mounted}`)
    try {
      const env = { PORUA_MODE: 'demo', DATA_DIR: folder }
      await atFirstStart(report, env, folder)
      for (const leftKb of LEFT_KB) await underWriters(report, env, folder, leftKb)
      await underUploads(report, folder)
    } finally {
      spawnSync('umount', [folder])
    }
  })
}

/** Returns the reason if mounting fails. */
function mount(...args: string[]): string | null {
  const done = spawnSync('mount', args, { encoding: 'utf8' })
  return done.status === 0 ? null : done.stderr?.trim() || String(done.error)
}

async function atFirstStart(report: Report, env: Record<string, string>, folder: string): Promise<void> {
  const filler = fill(folder, 0)
  const found = await refusal(env)
  filler.free()
  found.push(...(await refusal(env)))
  mount('-o', `remount,size=${LARGE_ENOUGH}`, folder)
  const product = await startProduct(env)
  const seen = await summarise(product.url)
  await product.end('SIGTERM')
  report(`no space, and too little, at the first start: refused with a clear message; with more space ${seen}`, found)
}

async function refusal(env: Record<string, string>): Promise<string[]> {
  const words = await startProduct(env).then(
    () => 'it started',
    (error: Error) => error.message.trim(),
  )
  const isClear = /Porua cannot start: .*disk is full/.test(words) && !/\n\s+at /.test(words)
  return isClear ? [] : [`it said: ${words}`]
}

/** Fills the disk almost completely, keeps writing, then frees space. */
async function underWriters(
  report: Report,
  env: Record<string, string>,
  folder: string,
  leftKb: number,
): Promise<void> {
  let product = await startProduct(env)
  const token = await signInAdmin(product.url)
  const filler = fill(folder, leftKb)
  const writers = startWriters(product.url, token, { description: randomBytes(30_000).toString('hex') })
  await waitFor(() => product.child.exitCode !== null, FULL_FOR_MS)
  const ended = product.child.exitCode
  const duringFull = [...writers.refused]
  const isServing = ended === null && (await isUp(product))
  filler.free()
  const freedAt = performance.now()
  const found = wrongRefusals(duringFull, ended !== null)
  let recovered: string
  if (ended === null) {
    const after = await waitFor(() => writers.lastAt() > freedAt, RECOVERS_WITHIN_MS)
    recovered = after === null ? 'not written again' : `written again after ${seconds(after)}`
    if (after === null || !isServing) found.push('it did not keep working')
    await writers.stop()
  } else {
    await writers.stop()
    product = await startProduct(env)
    recovered = `it ended with ${ended} and was started again in ${seconds(performance.now() - freedAt)}`
  }
  found.push(...(await findLost(product.url, writers.acknowledged)).map((id) => `lost ${id}`))
  const { length } = await signInAdmin(product.url)
  if (!length) found.push('nobody can sign in')
  await product.end('SIGTERM')
  const first = duringFull.find(({ status }) => status)
  report(
    `the embedded database's disk full, ${leftKb} KB left: ${duringFull.length} writes refused (${first?.status} “${first?.message}”), ` +
      `${recovered}, ${writers.acknowledged.length} acknowledged`,
    found,
  )
}

async function isUp({ url }: Product): Promise<boolean> {
  const answers = await Promise.all(['/api/health', '/', '/api/books'].map((path) => fetch(url + path)))
  return answers.every(({ ok }) => ok)
}

function wrongRefusals(refused: Refusal[], hasEnded: boolean): string[] {
  const isRight = ({ status, ms }: Refusal) => (status === 507 && ms < SOON_MS) || (hasEnded && !status)
  const wrong = refused.filter((refusal) => !isRight(refusal))
  return [...new Set(wrong.map(({ status, error, message }) => `a write: ${status} ${error} ${message}`))]
}

/** Uploads on a full disk, with the database elsewhere. */
async function underUploads(report: Report, folder: string): Promise<void> {
  const postgres = await startPostgres()
  const found: string[] = []
  try {
    const env = { PORUA_MODE: 'demo', DATA_DIR: folder, DATABASE_URL: postgres.url('postgres') }
    const product = await startProduct(env)
    const token = await signInAdmin(product.url)
    const picture = await noisyJpeg()
    const before = await upload(product, token, picture)
    if (before.status !== 200) found.push(`before: ${before.status}`)
    const filler = fill(folder, 8)
    const refused = await upload(product, token, picture)
    if (refused.status !== 507) found.push(`answered ${refused.status} ${refused.text}`)
    const site = { url: product.url, call: (name: string, options = {}) => callServer(product.url, name, options) }
    const admin = { id: '', email: '', token }
    const id = await announceFile(site, admin, 'video', VIDEO_PART.length)
    const part = await sendPart(site, admin, id, 0, VIDEO_PART)
    if (part.status !== 507) found.push(`a part of a video: ${part.status} ${part.text}`)
    const writers = startWriters(product.url, token)
    if ((await waitFor(() => writers.acknowledged.length > 5, RECOVERS_WITHIN_MS)) === null)
      found.push('nothing else works')
    await writers.stop()
    const left = spawnSync('find', [folder, '-name', '*.part'], { encoding: 'utf8' }).stdout
    if (left) found.push(`left behind: ${left}`)
    filler.free()
    const after = await upload(product, token, picture)
    const later = await sendPart(site, admin, id, 0, VIDEO_PART)
    if (later.status !== 204) found.push(`a part of a video, afterwards: ${later.status}`)
    if (after.status !== 200) found.push(`afterwards: ${after.status} ${after.text}`)
    for (const { text } of [before, after]) {
      const { data } = JSON.parse(text) as { data: { url: string } }
      if ((await fetch(data.url)).status !== 200) found.push('a picture is lost')
    }
    await product.end('SIGTERM')
    report(`a full disk under uploads: ${refused.status} ${refused.text}`, found)
  } finally {
    await postgres.stop()
  }
}

async function upload({ url }: Product, token: string, picture: Buffer): Promise<{ status: number; text: string }> {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(picture)], 'picture.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/media`, { method: 'POST', headers, body: form })
  return { status: response.status, text: await response.text() }
}

function fill(folder: string, leftKb: number): { free(): void } {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  try {
    const piece = Buffer.alloc(64 * 1024)
    for (;;) writeSync(file, piece)
  } catch {
    closeSync(file)
  }
  if (leftKb) spawnSync('truncate', ['-s', `-${leftKb}K`, path])
  return { free: () => rmSync(path) }
}
