// Range requests for videos: phone players ask for parts, and some refuse a server that cannot send them.
import type { ServerResponse } from 'node:http'
import type { CachedAnswer } from './byte-cache.ts'

/** Sends one range; returns false if the whole file should be sent instead. */
export function sendRange(range: string, response: ServerResponse, { plain }: CachedAnswer): boolean {
  if (!plain.headers.includes('accept-ranges')) return false
  const match = /^bytes=(\d*)-(\d*)$/.exec(range)
  if (!match || (!match[1] && !match[2])) return false
  const size = plain.bytes.length
  // 'bytes=-500' means the last 500 bytes.
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const last = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  if (first > last || first >= size) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return true
  }
  const headers = plain.headers.slice()
  headers[headers.indexOf('content-length') + 1] = String(last - first + 1)
  response.writeHead(206, [...headers, 'content-range', `bytes ${first}-${last}/${size}`])
  response.end(plain.bytes.subarray(first, last + 1))
  return true
}
