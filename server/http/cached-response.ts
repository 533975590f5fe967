// Answers a web Request from the byte cache: the slower way in, for askers the front door did not know.
import { choose, isCached, whenPrefetched, type ByteCache, type Finished } from './byte-cache.ts'

export async function cachedResponse(
  cache: ByteCache,
  key: string,
  request: Request,
  make: () => Promise<Finished>,
): Promise<Response> {
  const answer = await cache.remember(key, make)
  if (!isCached(answer))
    return new Response(answer.body as BodyInit, { status: answer.status, headers: answer.headers })
  if (request.headers.get('if-none-match') === answer.etag) {
    return new Response(null, { status: 304, headers: pairs(answer.notModified) })
  }
  const encoded = choose(answer, request.headers.get('accept-encoding'))
  const headers = request.headers.get('sec-purpose') ? whenPrefetched(encoded.headers) : encoded.headers
  return new Response(encoded.bytes as BodyInit, { status: 200, headers: pairs(headers) })
}

/** The same for the server's own pages, which need no encoding: what is finished already, or nothing. */
export function finishedResponse(cache: ByteCache, key: string): Response | undefined {
  const answer = cache.get(key)
  return answer && new Response(answer.plain.bytes as BodyInit, { headers: pairs(answer.plain.headers) })
}

function pairs(headers: string[]): [string, string][] {
  const result: [string, string][] = []
  for (let index = 0; index < headers.length; index += 2) result.push([headers[index]!, headers[index + 1]!])
  return result
}
