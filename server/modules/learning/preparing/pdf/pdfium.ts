// The part of pdfium needed to draw books, as WebAssembly. Its wrapper renders text with subpixel antialiasing, which
// leaves coloured edges, and does not support outlines, so its functions are called directly.
import { PDFiumModule } from '@hyzyla/pdfium'
import type { OutlineEntry } from '../../../../db/schema-learning.ts'

type Functions = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_GetSecurityHandlerRevision(document: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_HasUnicodeMapError(textPage: number, index: number): number
  _FPDFBookmark_GetFirstChild(document: number, bookmark: number): number
  _FPDFBookmark_GetNextSibling(document: number, bookmark: number): number
  _FPDFBookmark_GetTitle(bookmark: number, buffer: number, length: number): number
  _FPDFBookmark_GetDest(document: number, bookmark: number): number
  _FPDFBookmark_GetAction(bookmark: number): number
  _FPDFAction_GetDest(document: number, action: number): number
  _FPDFDest_GetDestPageIndex(document: number, destination: number): number
}

const NEEDS_PASSWORD = new Set([4, 5])
const NOT_ENCRYPTED = -1
const BYTES_PER_PIXEL = 4
const BGRA = 4
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 0x01
const AS_RGBA = 0x10
const MAX_ENTRIES = 500
const MAX_DEPTH = 6
const MAX_TITLE_BYTES = 1000
const MAX_TEXT = 20_000
/** pdfium's marker for a hyphenated word at the end of a line. */
const DIVIDED = 0x02

export class Encrypted extends Error {}
export class NotPdf extends Error {}

export type DrawnBitmap = { data: Uint8Array; width: number; height: number }
export type Page = {
  /** In points, like the height. */
  width: number
  height: number
  draw(width: number, height: number): DrawnBitmap
  text(): string
  close(): void
}
export type Pdf = { pages: number; outline(): OutlineEntry[]; page(number: number): Page }

export async function openPdf(content: Uint8Array): Promise<Pdf> {
  const pdfium = (await PDFiumModule({})) as Functions
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  const memory = allocate(pdfium, content.length)
  pdfium.HEAPU8.set(content, memory)
  const document = pdfium._FPDF_LoadMemDocument(memory, content.length, 0)
  if (!document) throw NEEDS_PASSWORD.has(pdfium._FPDF_GetLastError()) ? new Encrypted() : new NotPdf()
  // A PDF that opens without its password may still forbid copying, but buyers get copies.
  if (pdfium._FPDF_GetSecurityHandlerRevision(document) !== NOT_ENCRYPTED) throw new Encrypted()
  return {
    pages: pdfium._FPDF_GetPageCount(document),
    outline: () => outlineOf(pdfium, document),
    page: (number) => openPage(pdfium, document, number),
  }
}

function allocate(pdfium: Functions, bytes: number): number {
  const memory = pdfium.wasmExports.malloc(bytes)
  if (!memory) throw new RangeError('out of memory')
  return memory
}

function openPage(pdfium: Functions, document: number, number: number): Page {
  const page = pdfium._FPDF_LoadPage(document, number - 1)
  if (!page) throw new NotPdf()
  return {
    width: pdfium._FPDF_GetPageWidth(page),
    height: pdfium._FPDF_GetPageHeight(page),
    draw: (width, height) => draw(pdfium, page, width, height),
    text: () => textOf(pdfium, page),
    close: () => pdfium._FPDF_ClosePage(page),
  }
}

function draw(pdfium: Functions, page: number, width: number, height: number): DrawnBitmap {
  const stride = width * BYTES_PER_PIXEL
  const memory = allocate(pdfium, stride * height)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRA, memory, stride)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | AS_RGBA)
    return { data: pdfium.HEAPU8.slice(memory, memory + stride * height), width, height }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(memory)
  }
}

/** Characters without a Unicode mapping become U+FFFD, so that the text is recognised as unusable. */
function textOf(pdfium: Functions, page: number): string {
  const textPage = pdfium._FPDFText_LoadPage(page)
  if (!textPage) return ''
  const count = Math.min(pdfium._FPDFText_CountChars(textPage), MAX_TEXT)
  let text = ''
  for (let at = 0; at < count; at++) {
    const code = pdfium._FPDFText_GetUnicode(textPage, at)
    const isUnknown = code === 0 || pdfium._FPDFText_HasUnicodeMapError(textPage, at) === 1
    if (code !== DIVIDED) text += isUnknown ? '\uFFFD' : String.fromCodePoint(code)
  }
  pdfium._FPDFText_ClosePage(textPage)
  return text
}

/** In reading order. Entries that don't lead to a page are left out. */
function outlineOf(pdfium: Functions, document: number): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  // A broken outline can contain a cycle.
  const seen = new Set<number>()
  const visit = (parent: number, depth: number): void => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(document, parent)
    while (bookmark && !seen.has(bookmark) && entries.length < MAX_ENTRIES) {
      seen.add(bookmark)
      const page = pageOf(pdfium, document, bookmark)
      const title = titleOf(pdfium, bookmark)
      if (title && page > 0) entries.push({ title, page })
      if (depth < MAX_DEPTH) visit(bookmark, depth + 1)
      bookmark = pdfium._FPDFBookmark_GetNextSibling(document, bookmark)
    }
  }
  visit(0, 1)
  return entries
}

/** 0 if the entry doesn't lead to a page. */
function pageOf(pdfium: Functions, document: number, bookmark: number): number {
  const action = pdfium._FPDFBookmark_GetAction(bookmark)
  const destination =
    pdfium._FPDFBookmark_GetDest(document, bookmark) || (action && pdfium._FPDFAction_GetDest(document, action))
  return destination ? pdfium._FPDFDest_GetDestPageIndex(document, destination) + 1 : 0
}

function titleOf(pdfium: Functions, bookmark: number): string {
  const memory = allocate(pdfium, MAX_TITLE_BYTES)
  const length = pdfium._FPDFBookmark_GetTitle(bookmark, memory, MAX_TITLE_BYTES)
  const isWhole = length >= 2 && length <= MAX_TITLE_BYTES
  const bytes = pdfium.HEAPU8.slice(memory, memory + (isWhole ? length - 2 : 0))
  pdfium.wasmExports.free(memory)
  return new TextDecoder('utf-16le').decode(bytes).replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}
