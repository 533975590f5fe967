// Answers a web Request from the byte cache: the slower way in, for askers the front door did not know.
import type { Reply } from '#contract/client.ts'
import { choose, isCached, whenPrefetched, type ByteCache, type CachedAnswer, type Finished } from './byte-cache.ts'

export async function cachedResponse(
  cache: ByteCache,
  key: string,
  request: Request,
  make: () => Promise<Finished>,
  keeps404 = false,
): Promise<Response> {
  const answer = await cache.remember(key, make, keeps404)
  if (!isCached(answer))
    return new Response(answer.body as BodyInit, { status: answer.status, headers: answer.headers })
  if (answer.status === 200 && request.headers.get('if-none-match') === answer.etag) {
    return new Response(null, { status: 304, headers: pairs(answer.notModified) })
  }
  const encoded = choose(answer, request.headers.get('accept-encoding'))
  const headers = request.headers.get('sec-purpose') ? whenPrefetched(encoded.headers) : encoded.headers
  return new Response(encoded.bytes as BodyInit, { status: answer.status, headers: pairs(headers) })
}

/**
 * The same for the server's own pages, which need no encoding: what is finished already, or nothing. It is read once for
 * all of them: pages look at what they are given and change nothing in it.
 */
export function finishedReply(cache: ByteCache, key: string): Reply | undefined {
  const answer = cache.get(key)
  if (answer?.status !== 200) return undefined
  const { headers, bytes } = answer.plain
  return {
    ok: true,
    status: 200,
    headers: { get: (name) => headers[headers.indexOf(name) + 1 || Infinity] ?? null },
    text: async () => bytes.toString(),
    async json() {
      if (!read.has(answer)) read.set(answer, JSON.parse(bytes.toString()))
      return read.get(answer)
    },
  }
}

const read = new WeakMap<CachedAnswer, unknown>()

function pairs(headers: string[]): [string, string][] {
  const result: [string, string][] = []
  for (let index = 0; index < headers.length; index += 2) result.push([headers[index]!, headers[index + 1]!])
  return result
}
