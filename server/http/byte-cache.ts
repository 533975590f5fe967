// Finished answers kept as bytes, plain and compressed, ready to be written to a socket. What is kept belongs to one
// content version and goes when a newer one is seen.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipBytes = promisify(gzip)
const brotliBytes = promisify(brotliCompress)
// Below this a compressed answer saves less than its header costs.
const WORTH_COMPRESSING = 1024
// ItemName, and not with a weight of nought, which is a refusal.
const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

export type Finished = { status: number; headers: Record<string, string>; body: string | Uint8Array }

/** One answer in one encoding, with its headers as node:http writes them fastest. */
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
  #making = new Map<string, Promise<CachedAnswer | Finished>>()
  #bytes = 0
  #most: number
  #version: () => number
  hits = 0

  constructor(options: { maxBytes: number; version: () => number }) {
    this.#most = options.maxBytes
    this.#version = options.version
  }

  get(key: string): CachedAnswer | undefined {
    const found = this.#entries.get(key)
    if (found) this.hits++
    return found
  }

  /**
   * The kept answer, or a new one. Many askers at once wait for the same one. It is kept only if it is good (200, or
   * 404 where `keeps404`) and no newer content was seen while it was made.
   */
  async remember(key: string, make: () => Promise<Finished>, keeps404 = false): Promise<CachedAnswer | Finished> {
    const kept = this.get(key)
    if (kept) return kept
    const version = this.#version()
    const flight = `${version} ${key}`
    const underWay = this.#making.get(flight)
    if (underWay) return underWay
    const making = (async () => {
      const finished = await make()
      if (finished.status !== 200 && !(keeps404 && finished.status === 404)) return finished
      const answer = await encode(finished)
      if (this.#version() === version) this.#keep(key, answer)
      return answer
    })().finally(() => this.#making.delete(flight))
    this.#making.set(flight, making)
    return making
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #keep(key: string, answer: CachedAnswer): void {
    const size = sizeOf(answer)
    if (size > this.#most / 8 || this.#entries.has(key)) return
    this.#entries.set(key, answer)
    this.#bytes += size
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#most) break
      this.#entries.delete(oldest)
      this.#bytes -= sizeOf(entry)
    }
  }
}

export function isCached(answer: CachedAnswer | Finished): answer is CachedAnswer {
  return 'etag' in answer
}

/** The encoding a client gets, by what its Accept-Encoding names. */
export function choose(answer: CachedAnswer, acceptEncoding: string | null | undefined): Encoded {
  if (!acceptEncoding) return answer.plain
  if (BROTLI.test(acceptEncoding)) return answer.brotli
  if (GZIP.test(acceptEncoding)) return answer.gzip
  return answer.plain
}

const ASKED_EACH_TIME = 'public, no-cache'
const FOR_A_MOMENT = 'public, max-age=5'

/** What is fetched because a finger comes near is used a moment later: without asking again, unlike everything else. */
export function whenPrefetched(headers: string[]): string[] {
  return headers.map((value) => (value === ASKED_EACH_TIME ? FOR_A_MOMENT : value))
}

/** Files that come compressed already bring their own bytes; others are packed here, quickly rather than best. */
export type Packed = { gzip: Buffer; brotli: Buffer }

export async function encode({ status, headers, body }: Finished, packed?: Packed): Promise<CachedAnswer> {
  const bytes = Buffer.from(body as Uint8Array)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const shared: Record<string, string> = { ...headers, etag, vary: headers.vary ?? 'Accept-Encoding' }
  const plain: Encoded = { headers: flat({ ...shared, 'content-length': String(bytes.length) }), bytes }
  const compressed = (name: string, smaller: Buffer): Encoded => ({
    headers: flat({ ...shared, 'content-encoding': name, 'content-length': String(smaller.length) }),
    bytes: smaller,
  })
  const { 'content-type': _, ...withoutType } = shared
  const smaller = packed ?? (isWorthPacking(bytes, shared['content-type']) ? await pack(bytes) : undefined)
  return {
    status,
    etag,
    notModified: flat(withoutType),
    plain,
    gzip: smaller ? compressed('gzip', smaller.gzip) : plain,
    brotli: smaller ? compressed('br', smaller.brotli) : plain,
  }
}

function isWorthPacking(bytes: Buffer, type = ''): boolean {
  return bytes.length >= WORTH_COMPRESSING && /text|json|xml|javascript/.test(type)
}

async function pack(bytes: Buffer): Promise<Packed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { gzip: await gzipBytes(bytes), brotli: await brotliBytes(bytes, { params }) }
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}

function sizeOf(answer: CachedAnswer): number {
  return answer.plain.bytes.length + answer.gzip.bytes.length + answer.brotli.bytes.length + 2048
}
