// Draws the pages of a PDF as WebP pictures of few colours (needs Debian's poppler-utils): half the bytes of a lossy
// picture, and its letters are sharper.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PAGE, type Design } from './book-design.ts'

const WIDTH = 720
const WHITE = [255, 255, 255]

export async function drawPages(pdf: Uint8Array, design: Design, target: (page: number) => string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'porua-pages-'))
  const file = join(work, 'book.pdf')
  writeFileSync(file, pdf)
  execFileSync('pdftoppm', ['-png', '-r', String((72 * WIDTH) / PAGE.width), file, join(work, 'page')])
  const pictures = readdirSync(work).filter((name) => name.endsWith('.png'))
  for (const [index, name] of pictures.toSorted().entries()) {
    const picture = sharp(join(work, name))
    const few = index === 0 ? await coverColours(picture) : await textColours(picture, design)
    await few.webp({ lossless: true, effort: 6 }).toFile(target(index + 1))
  }
  rmSync(work, { recursive: true })
}

async function coverColours(picture: Sharp): Promise<Sharp> {
  return sharp(await picture.png({ palette: true, colours: 16, dither: 0 }).toBuffer())
}

/** Every pixel takes the nearest of the design's colours and their steps towards white. */
async function textColours(picture: Sharp, { colours }: Design): Promise<Sharp> {
  const { ink, accent, bar, soft, tint, line } = colours
  const all = [WHITE, ...steps(ink, 4), ...steps(accent, 3), ...steps(bar, 2), ...[soft, tint, line].map(channels)]
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const nearest = new Map<number, number[]>()
  for (let at = 0; at < data.length; at += 3) {
    const pixel = [data[at]!, data[at + 1]!, data[at + 2]!]
    const key = data.readUIntBE(at, 3)
    const colour =
      nearest.get(key) ?? all.reduce((one, other) => (apart(other, pixel) < apart(one, pixel) ? other : one))
    nearest.set(key, colour)
    data.set(colour, at)
  }
  return sharp(data, { raw: info })
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function steps(hex: string, count: number): number[][] {
  return Array.from({ length: count }, (_, step) =>
    channels(hex).map((value) => Math.round(255 + ((value - 255) * (step + 1)) / count)),
  )
}

function apart(one: number[], other: number[]): number {
  return one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0)
}
