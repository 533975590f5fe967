// Reads the single file of a multipart body as a stream and stops at anything else. Parsing the whole form would let a
// body of thousands of parts block the process for seconds.
import { badRequest, tooLarge } from './errors.ts'

const MAX_HEADERS_BYTES = 4 * 1024
/** Only a line break is expected after the last boundary. */
const MAX_EPILOGUE_BYTES = 64
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
const NAME = /;\s*name=(?:"([^"]*)"|([^\s;"]*))/i
const FILE_NAME = /;\s*filename\*?=/i

export type FilePartOptions = { contentType: string; field: string; maxBytes: number; tooLargeMessage: string }

/** The file's bytes, or null as soon as the first part is not the expected file field. */
export async function readFilePart(
  body: ReadableStream<Uint8Array> | null,
  { contentType, field, maxBytes, tooLargeMessage }: FilePartOptions,
): Promise<Uint8Array | null> {
  const boundary = BOUNDARY.exec(contentType)
  if (!boundary || !body) throw badForm()
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`, 'latin1')
  const received = new GrowingBuffer()
  // With this line break, the first boundary matches the same delimiter as the others.
  received.append(Buffer.from('\r\n'))
  let start = 0
  let end = -1
  for await (const chunk of body) {
    const searched = Math.max(start, received.length - delimiter.length)
    received.append(chunk)
    const bytes = received.bytes()
    if (!start) {
      const opened = readHeaders(bytes, delimiter)
      if (opened === undefined) continue
      if (!opened || !isFile(opened.headers, field)) return null
      start = opened.end
    }
    if (end < 0) {
      end = bytes.indexOf(delimiter, Math.max(start, searched))
      const size = (end < 0 ? bytes.length - delimiter.length : end) - start
      if (size > maxBytes) throw tooLarge(tooLargeMessage)
    }
    if (end < 0) continue
    const after = end + delimiter.length
    const isLast = bytes.toString('latin1', after, after + 2) === '--'
    if ((bytes.length >= after + 2 && !isLast) || bytes.length > after + MAX_EPILOGUE_BYTES) throw badForm()
  }
  const bytes = received.bytes()
  if (end < 0 || bytes.toString('latin1', end + delimiter.length, end + delimiter.length + 2) !== '--') throw badForm()
  return bytes.subarray(start, end)
}

const badForm = () => badRequest('bad_form', 'We couldn’t read the form. Try again.')

/** The headers of the first part and where they end. Null if there is no part, undefined if more bytes are needed. */
function readHeaders(bytes: Buffer, delimiter: Buffer): { headers: string; end: number } | null | undefined {
  const begin = delimiter.length + 2
  const beginning = bytes.subarray(0, delimiter.length)
  if (!beginning.equals(delimiter.subarray(0, beginning.length))) throw badForm()
  if (bytes.length < begin) return undefined
  const next = bytes.toString('latin1', delimiter.length, begin)
  if (next === '--') return null
  if (next !== '\r\n') throw badForm()
  const end = bytes.subarray(0, begin + MAX_HEADERS_BYTES).indexOf('\r\n\r\n', delimiter.length)
  if (end >= 0) return { headers: bytes.toString('latin1', begin, end), end: end + 4 }
  if (bytes.length > begin + MAX_HEADERS_BYTES) throw badForm()
  return undefined
}

function isFile(headers: string, field: string): boolean {
  const disposition = headers.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? ''
  const name = NAME.exec(disposition)
  return (name?.[1] ?? name?.[2]) === field && FILE_NAME.test(disposition)
}

/** Doubles its capacity when full, so the total copying stays linear. */
class GrowingBuffer {
  #buffer = Buffer.allocUnsafe(64 * 1024)
  length = 0

  append(chunk: Uint8Array): void {
    const length = this.length + chunk.byteLength
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, this.#buffer.length * 2))
      this.#buffer.copy(larger, 0, 0, this.length)
      this.#buffer = larger
    }
    this.#buffer.set(chunk, this.length)
    this.length = length
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.length)
  }
}
