// Draws a PDF in a separate process, which the server can kill: `draw-process.ts <pdf> <folder>`. It prints one line of
// JSON about the document and one per drawn page, or one with the problem.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { MAX_PDF_PAGES, PAGE_WIDTHS } from '#contract/constants.ts'
import { type StoredProblem } from '#contract/files/file-states.ts'
import type { OutlineEntry } from '../../../../db/schema-learning.ts'
import { pageVariant } from '../../../files/uploads/page-names.ts'
import { FileRefused } from '../file-refused.ts'
import { Encrypted, NotPdf, openPdf, type DrawnBitmap, type Page } from './pdfium.ts'
import { soundText } from './sound-text.ts'

export type DrawnPicture = { variant: string; path: string; bytes: number; width: number; height: number }
export type Line =
  | { pages: number; outline: OutlineEntry[] }
  | { page: number; text: string | null; pictures: DrawnPicture[] }
  | { problem: StoredProblem }

/** Pages may be at most six times as tall as they are wide. */
const MAX_PIXELS = 6 * PAGE_WIDTHS.large ** 2
const SMALL = { width: PAGE_WIDTHS.small, quality: 55 }
const LARGE = { width: PAGE_WIDTHS.large, quality: 60 }

sharp.concurrency(1)
sharp.cache(false)

const [source = '', folder = ''] = process.argv.slice(2)
const print = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`)

async function drawAll(): Promise<void> {
  const pdf = await openPdf(await readFile(source))
  if (pdf.pages < 1) throw new NotPdf()
  if (pdf.pages > MAX_PDF_PAGES) throw new FileRefused('too_many_pages')
  print({ pages: pdf.pages, outline: pdf.outline() })
  for (let number = 1; number <= pdf.pages; number++) {
    const page = pdf.page(number)
    const drawn = drawLarge(page)
    const text = soundText(page.text())
    page.close()
    print({ page: number, text, pictures: await pictures(number, drawn) })
  }
}

function drawLarge(page: Page): DrawnBitmap {
  const height = Math.max(1, Math.round((page.height / page.width) * LARGE.width))
  // Not written with `>`, because a page without a width has no height either.
  if (!(height * LARGE.width <= MAX_PIXELS)) throw new FileRefused('heavy_page')
  return page.draw(LARGE.width, height)
}

async function pictures(number: number, { data, width, height }: DrawnBitmap): Promise<DrawnPicture[]> {
  const drawn = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const store = async (size: typeof SMALL | typeof LARGE, picture: Sharp): Promise<DrawnPicture> => {
    const variant = pageVariant(number, size.width)
    const path = join(folder, `${variant}.webp`)
    const file = await picture.webp({ quality: size.quality, effort: 3 }).toFile(path)
    return { variant, path, bytes: file.size, width: file.width, height: file.height }
  }
  return [await store(SMALL, drawn.clone().resize({ width: SMALL.width })), await store(LARGE, drawn)]
}

/** Undefined if a retry may help. */
function problemOf(error: unknown): StoredProblem | undefined {
  if (error instanceof FileRefused) return error.problem
  if (error instanceof Encrypted) return 'locked_pdf'
  if (error instanceof NotPdf) return 'not_a_pdf'
  // pdfium ran out of memory or aborted.
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return 'heavy_page'
  return undefined
}

try {
  await drawAll()
} catch (error) {
  const problem = problemOf(error)
  if (!problem) throw error
  print({ problem })
}
