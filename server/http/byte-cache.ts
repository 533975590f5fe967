// Caches complete answers as bytes, plain and compressed. Entries belong to one content version and are dropped when a
// newer one is seen.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipBytes = promisify(gzip)
const brotliBytes = promisify(brotliCompress)
// A smaller answer saves less by compression than the extra header costs.
const MIN_COMPRESSED_BYTES = 1024
// The encoding is named and not refused with q=0.
const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

export type FinishedAnswer = { status: number; headers: Record<string, string>; body: string | Uint8Array }

/** One answer in one encoding; node:http writes headers fastest as a flat array. */
export type Encoded = { headers: string[]; bytes: Buffer }
export type CachedAnswer = {
  status: number
  etag: string
  notModified: string[]
  plain: Encoded
  gzip: Encoded
  brotli: Encoded
}

export class ByteCache {
  #entries = new Map<string, CachedAnswer>()
  #pending = new Map<string, Promise<CachedAnswer | FinishedAnswer>>()
  #bytes = 0
  #maxBytes: number
  #version: () => number
  hits = 0
  misses = 0

  constructor(options: { maxBytes: number; version: () => number }) {
    this.#maxBytes = options.maxBytes
    this.#version = options.version
  }

  get(key: string): CachedAnswer | undefined {
    const found = this.#entries.get(key)
    if (found) this.hits++
    return found
  }

  /**
   * Returns the cached answer or makes a new one; concurrent requests share one. An answer is cached only with status
   * 200 (or 404 if `caches404`), and only if the content version did not change while it was made.
   */
  async remember(
    key: string,
    make: () => Promise<FinishedAnswer>,
    caches404 = false,
  ): Promise<CachedAnswer | FinishedAnswer> {
    const cached = this.get(key)
    if (cached) return cached
    this.misses++
    const version = this.#version()
    const flight = `${version} ${key}`
    const pending = this.#pending.get(flight)
    if (pending) return pending
    const making = (async () => {
      const finished = await make()
      if (finished.status !== 200 && !(caches404 && finished.status === 404)) return finished
      const answer = await encode(finished)
      if (this.#version() === version) this.#keep(key, answer)
      return answer
    })().finally(() => this.#pending.delete(flight))
    this.#pending.set(flight, making)
    return making
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #keep(key: string, answer: CachedAnswer): void {
    const size = sizeOf(answer)
    if (size > this.#maxBytes / 8 || this.#entries.has(key)) return
    this.#entries.set(key, answer)
    this.#bytes += size
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= sizeOf(entry)
    }
  }
}

export function isCached(answer: CachedAnswer | FinishedAnswer): answer is CachedAnswer {
  return 'etag' in answer
}

export function chooseEncoding(answer: CachedAnswer, acceptEncoding: string | null | undefined): Encoded {
  if (!acceptEncoding) return answer.plain
  if (BROTLI.test(acceptEncoding)) return answer.brotli
  if (GZIP.test(acceptEncoding)) return answer.gzip
  return answer.plain
}

const ALWAYS_REVALIDATE = 'public, no-cache'
const FRESH_BRIEFLY = 'public, max-age=5'

/** A prefetched page is used a moment later, so it may be used then without revalidation. */
export function prefetchHeaders(headers: string[]): string[] {
  return headers.map((value) => (value === ALWAYS_REVALIDATE ? FRESH_BRIEFLY : value))
}

/** Built files are compressed ahead of time; other answers are compressed here, for speed rather than size. */
export type CompressedBytes = { gzip: Buffer; brotli: Buffer }

export async function encode(
  { status, headers, body }: FinishedAnswer,
  packed?: CompressedBytes,
): Promise<CachedAnswer> {
  const bytes = Buffer.from(body as Uint8Array)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const shared: Record<string, string> = { ...headers, etag, vary: headers.vary ?? 'Accept-Encoding' }
  const plain: Encoded = { headers: flat({ ...shared, 'content-length': String(bytes.length) }), bytes }
  const compressed = (name: string, smaller: Buffer): Encoded => ({
    headers: flat({ ...shared, 'content-encoding': name, 'content-length': String(smaller.length) }),
    bytes: smaller,
  })
  const { 'content-type': _, ...withoutType } = shared
  const smaller = packed ?? (isWorthCompressing(bytes, shared['content-type']) ? await compress(bytes) : undefined)
  return {
    status,
    etag,
    notModified: flat(withoutType),
    plain,
    gzip: smaller ? compressed('gzip', smaller.gzip) : plain,
    brotli: smaller ? compressed('br', smaller.brotli) : plain,
  }
}

function isWorthCompressing(bytes: Buffer, type = ''): boolean {
  return bytes.length >= MIN_COMPRESSED_BYTES && /text|json|xml|javascript/.test(type)
}

async function compress(bytes: Buffer): Promise<CompressedBytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { gzip: await gzipBytes(bytes), brotli: await brotliBytes(bytes, { params }) }
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}

function sizeOf(answer: CachedAnswer): number {
  return answer.plain.bytes.length + answer.gzip.bytes.length + answer.brotli.bytes.length + 2048
}
