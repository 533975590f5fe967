// Draws the pages of a PDF. pdfium runs in a separate process, because a PDF can hang or crash it: low priority, a
// memory limit, a time limit per page, and it exits with this process.
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { OutlineEntry } from '../../../../db/schema-learning.ts'
import type { Limits } from '../../../../processes/limits.ts'
import { ProcessKilled, startProcess } from '../../../../processes/start-process.ts'
import { FileRefused } from '../file-refused.ts'
import type { Prepared, Variant } from '../prepared.ts'
import type { DrawnPicture, Line } from './draw-process.ts'
import { soundTexts } from './sound-text.ts'
import { watchTime } from './watch-time.ts'

const PROCESS = fileURLToPath(new URL('draw-process.ts', import.meta.url))
/** V8 reserves 0.5 GB for code alone. */
const MEMORY_BYTES = 1.5 * 1024 ** 3
const OPEN_SECONDS = 60
/** V8 exits with one of these when it runs out of memory. Nothing else sends them. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV'])

export type Drawing = {
  limits: Limits
  source: string
  folder: string
  signal: AbortSignal
  /** CPU time per page. A page usually takes a third of a second. */
  pageSeconds?: number | undefined
}

export async function drawPdf({ limits, source, folder, signal, pageSeconds = 30 }: Drawing): Promise<Prepared> {
  const tooLong = new AbortController()
  const limited = limits({ memory: `--data=${MEMORY_BYTES}` })
  const { child, ended } = startProcess({
    name: 'pdfium',
    command: [...limited, process.execPath, '--max-old-space-size=256', PROCESS, source, folder],
    signal: AbortSignal.any([signal, tooLong.signal]),
  })
  const time = watchTime(child.pid, () => tooLong.abort())
  time.allow(OPEN_SECONDS)
  const book = new DrawnBook()
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      book.add(JSON.parse(line) as Line)
      time.allow(pageSeconds)
    }
    await ended
  } catch (error) {
    if (signal.aborted) throw new ProcessKilled('the drawing was ended')
    const isOutOfMemory = error instanceof ProcessKilled && OUT_OF_MEMORY.has(error.by)
    if (tooLong.signal.aborted || isOutOfMemory) throw new FileRefused(book.isOpened() ? 'heavy_page' : 'broken')
    throw error
  } finally {
    time.stop()
    child.kill('SIGKILL')
  }
  return book.prepared(await sourceOf(source))
}

class DrawnBook {
  private pages = 0
  private outline: OutlineEntry[] = []
  private texts: (string | null)[] = []
  private variants: Variant[] = []

  add(line: Line): void {
    if ('problem' in line) throw new FileRefused(line.problem)
    if ('pages' in line) {
      this.pages = line.pages
      this.outline = line.outline
    } else {
      this.texts.push(line.text)
      this.variants.push(...line.pictures.map(variantOf))
    }
  }

  isOpened(): boolean {
    return this.pages > 0
  }

  prepared(source: Variant): Prepared {
    if (!this.pages || this.texts.length !== this.pages) throw new Error('the drawing ended too early')
    return {
      seconds: null,
      pages: this.pages,
      outline: this.outline,
      texts: soundTexts(this.texts),
      variants: [source, ...this.variants],
    }
  }
}

const variantOf = (picture: DrawnPicture): Variant => ({ ...picture, type: 'image/webp', extension: 'webp' })

async function sourceOf(path: string): Promise<Variant> {
  const { size: bytes } = await stat(path)
  return { variant: 'source', type: 'application/pdf', extension: 'pdf', path, bytes }
}
