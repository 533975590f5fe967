// Fifty readers who ask for their personal copy of a long book at the same moment: how much more memory it takes, the
// stamping process included, and whether each copy names its own buyer on every page.
import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import { readdirSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { personalCopies } from '#server/db/schema-reading.ts'
import { makeReadable, ownBook, storePdf } from '../helpers/catalogue/books.ts'
import { bookBody } from '../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'
import type { Measure } from './measure.ts'

const READERS = 50
const PAGES = 300
const SAMPLE_MS = 50

export async function benchCopies(): Promise<Measure[]> {
  // The product uses the compile cache, too.
  enableCompileCache()
  const server = await startTestServer({ database: 'pglite' })
  try {
    server.server.startJobs()
    const book = await longBook(server)
    const readers = await Promise.all(Array.from({ length: READERS }, () => reader(server, book)))
    const download = (as: Person) => server.call(`POST /api/book/${book}/download`, { as })
    // One copy is made first, so that what is only loaded once isn't counted.
    await download(await reader(server, book))
    while (await isWorking(server, book)) await wait(SAMPLE_MS)
    const before = memoryMb(process.pid)
    const began = performance.now()
    await Promise.all(readers.map(download))
    let peak = before
    while (await isWorking(server, book)) {
      peak = Math.max(peak, memoryMb(process.pid))
      await wait(SAMPLE_MS)
    }
    const seconds = (performance.now() - began) / 1000
    let unnamed = 0
    for (const person of readers) {
      const { json } = await download(person)
      const copy = Buffer.from(await (await fetch(server.url + json.url)).arrayBuffer())
      const pages = (await PDF.load(copy)).extractText()
      unnamed += PAGES - pages.filter(({ text }) => text.includes(person.email)).length
    }
    const beside = `${before.toFixed(0)} MB before, ${seconds.toFixed(0)} s for all`
    return [
      {
        what: `memory that ${READERS} personal copies of ${PAGES} pages take`,
        value: peak - before,
        unit: 'MB',
        goal: { atMost: 150 },
        beside,
      },
      { what: 'pages that do not name their buyer', value: unnamed, unit: 'times', goal: { atMost: 0 } },
    ]
  } finally {
    await server.close()
  }
}

async function longBook(server: TestServer): Promise<string> {
  const admin = await server.person('admin')
  const { json } = await server.call('POST /api/addBook', { as: admin, body: bookBody })
  await makeReadable(server, json.insertedId, {
    files: [{ file: await storePdf(server, PAGES), title: null, page: null }],
  })
  return json.insertedId
}

async function reader(server: TestServer, book: string): Promise<Person> {
  const person = await server.person()
  await ownBook(server, person, book)
  return person
}

async function isWorking({ deps }: TestServer, book: string): Promise<boolean> {
  const copies = await deps.db.select().from(personalCopies).where(eq(personalCopies.bookId, book))
  const failed = copies.filter(({ failedAt }) => failedAt)
  if (failed.length) throw new Error(`${failed.length} copies could not be made`)
  return copies.some(({ readyAt }) => !readyAt)
}

/** The memory of a process and its children now. What they share, such as Node itself, counts once. */
function memoryMb(pid: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return children.reduce((sum, child) => sum + memoryMb(child), own)
  } catch {
    // The process has ended by now.
    return 0
  }
}
