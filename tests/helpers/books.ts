// Books that open, for tests: small files stored as if they had been uploaded and drawn, without drawing anything.
import { eq, sql } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { pageTexts } from '#server/db/schema-reading.ts'
import { files, fileVariants } from '#server/db/schema-learning.ts'
import { books, orders } from '#server/db/schema.ts'
import { pageVariant } from '#server/modules/reading/page-names.ts'
import type { Person, TestServer } from './test-server.ts'

/** MPEG 2.5, layer III, 8 kbit/s, 8 kHz, mono: 72 bytes hold 72 ms. */
export const FRAME_BYTES = 72
export const FRAME_SECONDS = 0.072
const FRAME = Buffer.alloc(FRAME_BYTES)
FRAME.set([0xff, 0xe3, 0x18, 0xc0])

/** A recording of silence; the tag before it is `tag` bytes long. */
export function makeMp3(seconds: number, tag = 0): Buffer {
  const frames = Buffer.alloc(Math.ceil(seconds / FRAME_SECONDS) * FRAME_BYTES, FRAME)
  if (!tag) return frames
  const head = Buffer.alloc(tag)
  head.write('ID3\u0003', 'latin1')
  head.set([((tag - 10) >> 7) & 0x7f, (tag - 10) & 0x7f], 8)
  return Buffer.concat([head, frames])
}

/** A PDF whose pages say their number. */
export function makePdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const pageId = (page: number) => 2 + page * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((page) => `${pageId(page)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((page) => {
      const drawn = `BT /F1 24 Tf 72 700 Td (Page ${page}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(page) + 1} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

type FileOptions = Partial<typeof files.$inferInsert>
type Variant = { variant: string; type: string; content: Uint8Array; width?: number; height?: number }

async function storeFile({ deps }: TestServer, options: FileOptions, variants: Variant[]): Promise<string> {
  const id = newId()
  const bytes = variants[0]!.content.length
  await deps.db
    .insert(files)
    .values({ id, kind: 'pdf', name: 'book.pdf', state: 'ready', bytes, arrived: bytes, ...options })
  for (const { content, type, ...columns } of variants) {
    const name = `${newId()}.${type.split('/')[1]}`
    await deps.files.put(name, content)
    await deps.db.insert(fileVariants).values({ fileId: id, name, type, bytes: content.length, ...columns })
  }
  return id
}

/** A PDF with drawn pages and their words. */
export async function storePdf(server: TestServer, pages: number, options: FileOptions = {}): Promise<string> {
  const pictures = Array.from({ length: pages }, (_, index) =>
    Object.values(PAGE_WIDTHS).map((width) => ({
      variant: pageVariant(index + 1, width),
      type: 'image/webp',
      content: Buffer.from(`page ${index + 1} at ${width}`),
      width,
      height: Math.round(width * Math.SQRT2),
    })),
  ).flat()
  const source = { variant: 'source', type: 'application/pdf', content: makePdf(pages) }
  const id = await storeFile(server, { pages, ...options }, [source, ...pictures])
  const texts = pictures.length / 2
  const rows = Array.from({ length: texts }, (_, index) => ({
    fileId: id,
    page: index + 1,
    text: `The words of\npage ${index + 1}.`,
  }))
  await server.deps.db.insert(pageTexts).values(rows)
  return id
}

export const storeMp3 = (server: TestServer, seconds: number, content: Buffer = makeMp3(seconds)): Promise<string> =>
  storeFile(server, { kind: 'mp3', name: 'chapter.mp3', seconds }, [{ variant: 'source', type: 'audio/mpeg', content }])

type Readable = Partial<typeof books.$inferInsert>

/** Gives a book its files; without any, a PDF of two pages. */
export async function makeReadable(server: TestServer, book: string, columns: Readable = {}): Promise<void> {
  const listed = columns.files ?? [{ file: await storePdf(server, 2), title: null, page: null }]
  await server.deps.content.write((tx) =>
    tx
      .update(books)
      .set({ isReadable: true, ...columns, files: listed })
      .where(eq(books.id, book)),
  )
}

/** An order that is paid for; returns its id. */
export async function ownBook({ deps }: TestServer, { id, email }: Person, book: string): Promise<string> {
  const orderId = newId()
  await deps.db.insert(orders).values({
    id: orderId,
    userId: id,
    userName: 'A reader',
    email,
    productId: book,
    productName: 'A book',
    img: '/favicon.svg',
    state: 'paid',
    priceCents: 1250,
    dueCents: 1250,
    paidCents: 1250,
    paidAt: deps.now(),
    transactionId: `pi_${orderId}`,
    receiptNumber: sql`nextval('receipt_numbers')`,
  })
  return orderId
}

/** The order was paid back. */
export const refundOrder = ({ deps }: TestServer, orderId: string) =>
  deps.db.update(orders).set({ state: 'refunded', refundedCents: 1250 }).where(eq(orders.id, orderId))
