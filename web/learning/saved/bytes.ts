// The bytes of saved items, in Cache Storage. A piece is identified by its checksum and only stored after it was
// verified, so whatever is stored is correct, and the same piece is never fetched twice.
import { PIECE_BYTES } from '#contract/constants.ts'
import type { SavedFile } from '#contract/calls/learning/saving.ts'

/** What only one person may see: pieces, and the answers of calls. */
export const cacheOf = (person: string) => `saved-${person}`
export const pieceKey = (sha256: string) => `/saved/${sha256}`

export type Piece = { url: string; first: number; bytes: number; sha256: string; isWhole: boolean }

export const piecesOf = ({ url, bytes, pieces }: SavedFile): Piece[] =>
  pieces.map((sha256, index) => {
    const first = index * PIECE_BYTES
    return { url, first, bytes: Math.min(bytes - first, PIECE_BYTES), sha256, isWhole: pieces.length === 1 }
  })

/** The checksums of all stored pieces. */
export async function keptPieces(person: string): Promise<Set<string>> {
  const keys = await (await caches.open(cacheOf(person))).keys()
  return new Set(keys.flatMap(({ url }) => /\/saved\/(\w+)$/.exec(url)?.[1] ?? []))
}

/** The URL has expired, or the file is gone. */
export class AddressEnded extends Error {}
/** The bytes that arrived don't match the checksum. */
export class Damaged extends Error {}

export const rangeOf = ({ first, bytes }: Piece) => `bytes=${first}-${first + bytes - 1}`

export async function fetchPiece(person: string, piece: Piece, signal: AbortSignal): Promise<void> {
  const response = await fetch(piece.url, { headers: { range: rangeOf(piece) }, signal, cache: 'no-store' })
  if (response.status === 403 || response.status === 404) throw new AddressEnded()
  // There were too many requests, or the server is restarting, so a later try may succeed.
  if (!response.ok) throw new TypeError(`${response.status}`)
  await keepPiece(person, piece, response)
}

/** Verifies a piece that has arrived, and stores it. */
export async function keepPiece(person: string, piece: Piece, response: Response): Promise<void> {
  const { bytes, sha256, isWhole } = piece
  if (response.status !== 206 && !(response.ok && isWhole)) throw new Damaged()
  const body = await response.arrayBuffer()
  if (body.byteLength !== bytes || (await sha256Of(body)) !== sha256) throw new Damaged()
  const cache = await caches.open(cacheOf(person))
  await cache.put(pieceKey(sha256), new Response(body, { headers: { 'content-length': String(bytes) } }))
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
