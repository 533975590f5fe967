// Answers a web Request from the byte cache, after a cache miss at the front door.
import type { Reply } from '#contract/client.ts'
import type { ByteCache } from './byte-cache.ts'
import { CachedAnswer, prefetchHeaders, type Encoded, type FinishedAnswer } from './cached-answer.ts'

export async function cachedResponse(
  cache: ByteCache,
  key: string,
  request: Request,
  make: () => Promise<FinishedAnswer>,
  caches404 = false,
): Promise<Response> {
  const answer = await cache.remember(key, make, caches404)
  if (!(answer instanceof CachedAnswer))
    return new Response(answer.body as BodyInit, { status: answer.status, headers: answer.headers })
  return responseOf(answer, request, await answer.encodedOnce(request.headers.get('accept-encoding')))
}

/** The answer encoded for the browser, or a 304. */
export async function encodedResponse(answer: CachedAnswer, request: Request): Promise<Response> {
  return responseOf(answer, request, await answer.encoded(request.headers.get('accept-encoding')))
}

function responseOf(answer: CachedAnswer, request: Request, encoded: Encoded): Response {
  if (answer.status === 200 && request.headers.get('if-none-match') === answer.etag) {
    return new Response(null, { status: 304, headers: record(answer.notModified) })
  }
  const headers = request.headers.get('sec-purpose') ? prefetchHeaders(encoded.headers) : encoded.headers
  return new Response(encoded.bytes as BodyInit, { status: answer.status, headers: record(headers) })
}

/**
 * A cached 200 answer for server rendering, which needs no encoding. Its JSON is parsed once and shared, because pages
 * never change it.
 */
export function cachedReply(cache: ByteCache, key: string): Reply | undefined {
  const answer = cache.get(key)
  if (answer?.status !== 200) return undefined
  const { headers, bytes } = answer.plain
  return {
    ok: true,
    status: 200,
    headers: { get: (name) => headers[headers.indexOf(name) + 1 || Infinity] ?? null },
    text: async () => bytes.toString(),
    async json() {
      if (!parsedBodies.has(answer)) parsedBodies.set(answer, JSON.parse(bytes.toString()))
      return parsedBodies.get(answer)
    },
  }
}

const parsedBodies = new WeakMap<CachedAnswer, unknown>()

/**
 * Given a list of pairs, the server library would first make `Headers` from it, which costs more than the rest of the
 * answer.
 */
function record(headers: string[]): Record<string, string> {
  const result: Record<string, string> = {}
  for (let index = 0; index < headers.length; index += 2) result[headers[index]!] = headers[index + 1]!
  return result
}
