// Books that open, for tests: small files stored as if they had been uploaded and drawn, without drawing anything.
import { eq, sql } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { pageTexts } from '#server/db/schema-reading.ts'
import { files, fileVariants } from '#server/db/schema-learning.ts'
import { books, orders } from '#server/db/schema.ts'
import { pageVariant } from '#server/modules/files/uploads/page-names.ts'
import { makePdf } from '../files/pdf.ts'
import type { Person, TestServer } from '../test-server.ts'

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

/** A PDF with a number on each page. */
const numberedPdf = (pages: number) =>
  makePdf({ pages: Array.from({ length: pages }, (_, index) => `Page ${index + 1}`) })

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
  const source = { variant: 'source', type: 'application/pdf', content: numberedPdf(pages) }
  const id = await storeFile(server, { pages, ...options }, [source, ...pictures])
  const rows = Array.from({ length: pages }, (_, index) => ({
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
    receiptNumber: sql`next_receipt_number()`,
  })
  return orderId
}

/** Marks the order as refunded. */
export const refundOrder = ({ deps }: TestServer, orderId: string) =>
  deps.db.update(orders).set({ state: 'refunded', refundedCents: 1250 }).where(eq(orders.id, orderId))
