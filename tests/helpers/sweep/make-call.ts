// Makes a call as one of the four roles of the matrix: with a good request, or with another body or path.
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { CALL_LIMITS } from '#server/http/call-limits.ts'
import type { Answer } from '../test-server.ts'
import { toJson } from './hostile-bodies.ts'
import type { Who } from './matrix.ts'
import { rawCall } from './raw-call.ts'
import { resetRateLimits, memberOf, type Scene } from './scene.ts'
import { GOOD_REQUESTS, type GoodRequest } from './good-requests.ts'

export type Changes = {
  /** The body as text or bytes instead of the good one. */
  body?: string | Uint8Array | undefined
  path?: string
  type?: string | null
  chunked?: boolean
}

export async function makeCall(scene: Scene, name: AnyCallName, who: Who, changes: Changes = {}): Promise<Answer> {
  return makeCallWith(scene, name, who, await GOOD_REQUESTS[name](scene, who), changes)
}

export async function makeCallWith(
  scene: Scene,
  name: AnyCallName,
  who: Who,
  request: GoodRequest,
  changes: Changes = {},
) {
  const row: Call = calls[name]
  // Refused requests count towards the limits too.
  if (name in CALL_LIMITS) await resetRateLimits(scene.server)
  const bearer = request.bearer ?? memberOf(scene, who)?.token
  const packed = await pack(row, request)
  const type = changes.type === undefined ? packed.type : changes.type
  return rawCall(scene.server.url, {
    method: name.split(' ')[0]!,
    target: `/api${changes.path ?? request.path}`,
    headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...(type ? { 'content-type': type } : {}) },
    body: changes.body ?? packed.body,
    ...(changes.chunked ? { chunked: true } : {}),
  })
}

/** A body encoded as its call expects: JSON or a form. */
export function bodyText(name: AnyCallName, body: Record<string, unknown>): string {
  const row: Call = calls[name]
  if (row.sends !== 'form') return toJson(body)
  return new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString()
}

async function pack(
  row: Call,
  { body, upload }: GoodRequest,
): Promise<{ body?: string | Uint8Array; type: string | null }> {
  if (upload) {
    const response = new Response(upload)
    return { body: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') }
  }
  if (!body) return { type: null }
  if (row.sends !== 'form') return { body: toJson(body), type: 'application/json' }
  const pairs = Object.entries(body).map(([key, value]): [string, string] => [key, String(value)])
  return { body: new URLSearchParams(pairs).toString(), type: 'application/x-www-form-urlencoded' }
}
