// Range requests for videos: phone players ask for parts, and some refuse servers that can't send them.
import type { ServerResponse } from 'node:http'
import type { CachedAnswer } from './cached-answer.ts'

export type ByteRange = { first: number; last: number }

/** The single range that a header asks for. Null to send the whole file, 'outside' if it can't be satisfied. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  // 'bytes=-500' means the last 500 bytes.
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const last = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return first > last || first >= size ? 'outside' : { first, last }
}

/** Sends one range. Returns false if the whole file should be sent instead. */
export function sendRange(header: string, response: ServerResponse, { plain }: CachedAnswer): boolean {
  if (!plain.headers.includes('accept-ranges')) return false
  const size = plain.bytes.length
  const range = parseRange(header, size)
  if (!range) return false
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return true
  }
  const { first, last } = range
  const headers = plain.headers.slice()
  headers[headers.indexOf('content-length') + 1] = String(last - first + 1)
  response.writeHead(206, [...headers, 'content-range', `bytes ${first}-${last}/${size}`])
  response.end(plain.bytes.subarray(first, last + 1))
  return true
}
