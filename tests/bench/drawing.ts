// How much slower the site's pages are while a book is drawn. The drawing is stopped and continued in turn, so that a slow
// moment of the machine affects both sides.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePdf } from '../helpers/files/pdf.ts'
import { startProduct } from '../helpers/product-process.ts'
import { callServer } from '../helpers/test-server.ts'
import { upload } from '../helpers/files/uploads.ts'
import { signInAdmin } from '../helpers/office/writers.ts'
import type { Measure } from './measure.ts'

const PAGES = 300
const ROUNDS = 12
const REQUESTS_A_ROUND = 60
/** As many pages as a busy school requests, and few enough that none waits for another. */
const INTERVAL_MS = 25
const ADDRESSES = ['/', '/books', '/blogs', '/api/books', '/api/courses/classNine']

export async function benchDrawing(folder: string): Promise<Measure[]> {
  const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: join(folder, 'drawing') })
  const site = { url: product.url, call: (name: string, options = {}) => callServer(product.url, name, options) }
  const admin = { id: '', email: '', token: await signInAdmin(product.url) }
  try {
    await visit(product.url)
    const id = await upload(site, admin, 'pdf', makePdf({ pages: lines(), size: [595, 842] }))
    const pid = await drawingOf(product.child.pid!)
    const began = performance.now()
    const [still, drawing]: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      process.kill(pid, 'SIGSTOP')
      still!.push(...(await visit(product.url)))
      process.kill(pid, 'SIGCONT')
      drawing!.push(...(await visit(product.url)))
    }
    const { json } = await site.call(`GET /api/file/${id}`, { as: admin })
    if (json.state !== 'working') throw new Error(`the drawing was ${json.state} before the measurement ended`)
    const beside = `${p95(drawing!).toFixed(1)} ms and ${p95(still!).toFixed(1)} ms, in ${((performance.now() - began) / 1000).toFixed(0)} s`
    const what = `p95 of pages while a book of ${PAGES} pages is drawn, against not`
    return [{ what, value: p95(drawing!) / p95(still!), unit: 'times', goal: { atMost: 1.3 }, beside }]
  } finally {
    await product.end('SIGTERM')
  }
}

/** Each page full of lines, as books are. */
const lines = () =>
  Array.from({ length: PAGES }, (_, page) => {
    const line = `Page ${page + 1}: the quick brown fox jumps over the lazy dog`
    return [line, ...Array.from({ length: 38 }, () => line)].join(') Tj 0 -19 Td (')
  })

async function visit(url: string): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let request = 0; request < REQUESTS_A_ROUND; request++) {
    // A search that nobody has made before has to be rendered.
    const address = request % 2 ? `/searchCourse/${crypto.randomUUID()}` : ADDRESSES[(request / 2) % ADDRESSES.length]
    asked.push(time(url + address))
    await wait(INTERVAL_MS)
  }
  return Promise.all(asked)
}

async function time(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - began
}

/** The drawing process, once it has started. */
async function drawingOf(server: number): Promise<number> {
  for (;;) {
    const threads = readdirSync(`/proc/${server}/task`)
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${server}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('draw-process'))
    if (found) return found
    await wait(50)
  }
}

const p95 = (took: number[]): number => took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)]!
