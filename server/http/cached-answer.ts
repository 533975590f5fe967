// An answer as bytes, compressed on the first request for an encoding.
import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipBytes = promisify(gzip)
const brotliBytes = promisify(brotliCompress)
// Compressing a smaller answer saves less than the extra header costs.
const MIN_COMPRESSED_BYTES = 1024
// An answer of this size fits into one round trip uncompressed, so the first request doesn't have to wait for
// compression.
const MAX_SMALL_BYTES = 8 * 1024
// Matches if the encoding is listed and not refused with q=0.
const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
/** `quick` takes a fifth of the time for a quarter more bytes. */
const QUALITY = { usual: { brotli: 5, gzip: 6 }, quick: { brotli: 1, gzip: 1 } } as const

export type FinishedAnswer = { status: number; headers: Record<string, string>; body: string | Uint8Array }

/** One answer in one encoding. node:http writes headers fastest as a flat array. */
export type Encoded = { headers: string[]; bytes: Buffer }

/** Built files are compressed ahead of time. */
export type CompressedBytes = { gzip: Buffer; brotli: Buffer }

export class CachedAnswer {
  readonly status: number
  readonly etag: string
  readonly notModified: string[]
  readonly plain: Encoded
  #shared: Record<string, string>
  #quality: (typeof QUALITY)[keyof typeof QUALITY]
  #gzip: Encoded | Promise<Encoded> | undefined
  #brotli: Encoded | Promise<Encoded> | undefined

  constructor(
    { status, headers, body }: FinishedAnswer,
    options: { isQuick?: boolean; packed?: CompressedBytes | undefined } = {},
  ) {
    const bytes = typeof body === 'string' ? utf8(body) : Buffer.from(body)
    this.status = status
    // Calculated from the bytes, not the content version, which stays the same after an enrolment or a server update,
    // and changes with content that isn't part of this answer. It protects nothing, so the fastest hash will do.
    this.etag = `W/"${hash('sha1', bytes, 'base64url')}"`
    this.#shared = { ...headers, etag: this.etag, vary: headers.vary ?? 'Accept-Encoding' }
    this.#quality = options.isQuick ? QUALITY.quick : QUALITY.usual
    const { 'content-type': type, ...withoutType } = this.#shared
    this.notModified = flat(withoutType)
    this.plain = { headers: flat({ ...this.#shared, 'content-length': String(bytes.length) }), bytes }
    if (options.packed) {
      this.#gzip = this.#compressed('gzip', options.packed.gzip)
      this.#brotli = this.#compressed('br', options.packed.brotli)
    } else if (!isWorthCompressing(bytes, type)) this.#gzip = this.#brotli = this.plain
  }

  /** The size in memory, with room for the compressed forms. */
  get size(): number {
    return this.plain.bytes.length * 1.5 + 2048
  }

  /** Like `encoded`, but leaves small answers uncompressed: compressing would take as long as rendering. */
  encodedOnce(acceptEncoding: string | null | undefined): Encoded | Promise<Encoded> {
    return this.plain.bytes.length <= MAX_SMALL_BYTES ? this.plain : this.encoded(acceptEncoding)
  }

  /** The best encoding that the client accepts, or a promise while it is being compressed. */
  encoded(acceptEncoding: string | null | undefined): Encoded | Promise<Encoded> {
    if (!acceptEncoding) return this.plain
    if (BROTLI.test(acceptEncoding)) return (this.#brotli ??= this.#compressBrotli())
    if (GZIP.test(acceptEncoding)) return (this.#gzip ??= this.#compressGzip())
    return this.plain
  }

  async #compressBrotli(): Promise<Encoded> {
    const { bytes } = this.plain
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: this.#quality.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    return (this.#brotli = this.#compressed('br', await brotliBytes(bytes, { params })))
  }

  async #compressGzip(): Promise<Encoded> {
    const smaller = await gzipBytes(this.plain.bytes, { level: this.#quality.gzip })
    return (this.#gzip = this.#compressed('gzip', smaller))
  }

  #compressed(name: string, bytes: Buffer): Encoded {
    return {
      headers: flat({ ...this.#shared, 'content-encoding': name, 'content-length': String(bytes.length) }),
      bytes,
    }
  }
}

const ALWAYS_REVALIDATE = /^(public|private), no-cache$/

/** A prefetched page is needed a moment later, so it may be used without revalidation then. */
export function prefetchHeaders(headers: string[]): string[] {
  return headers.map((value) => value.replace(ALWAYS_REVALIDATE, '$1, max-age=5'))
}

/** For text with Bengali, four times as fast as `Buffer.from`, but it refuses half a surrogate pair. */
function utf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    return Buffer.from(text)
  }
}

function isWorthCompressing(bytes: Buffer, type = ''): boolean {
  return bytes.length >= MIN_COMPRESSED_BYTES && /text|json|xml|javascript/.test(type)
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}
