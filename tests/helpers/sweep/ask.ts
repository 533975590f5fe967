// Sends what a call needs in the name of one of the four: a good request, or one with another body or address.
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { CALL_LIMITS } from '#server/http/call-limits.ts'
import type { Answer } from '../test-server.ts'
import { toJson } from './bodies.ts'
import type { Who } from './matrix.ts'
import { rawCall } from './raw-call.ts'
import { forgetTries, GOOD, memberOf, type Ready, type Scene } from './scene.ts'

export type Changes = {
  /** The body as text or bytes instead of the good one. */
  body?: string | Uint8Array | undefined
  path?: string
  type?: string | null
  chunked?: boolean
}

export async function ask(scene: Scene, name: AnyCallName, who: Who, changes: Changes = {}): Promise<Answer> {
  return askWith(scene, name, who, await GOOD[name](scene, who), changes)
}

export async function askWith(scene: Scene, name: AnyCallName, who: Who, ready: Ready, changes: Changes = {}) {
  const row: Call = calls[name]
  // Every try counts, bad ones too.
  if (name in CALL_LIMITS) await forgetTries(scene.server)
  const bearer = ready.bearer ?? memberOf(scene, who)?.token
  const packed = await pack(row, ready)
  const type = changes.type === undefined ? packed.type : changes.type
  return rawCall(scene.server.url, {
    method: name.split(' ')[0]!,
    target: `/api${changes.path ?? ready.path}`,
    headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...(type ? { 'content-type': type } : {}) },
    body: changes.body ?? packed.body,
    ...(changes.chunked ? { chunked: true } : {}),
  })
}

/** A body in the way its call wants it. */
export function bodyText(name: AnyCallName, body: Record<string, unknown>): string {
  const row: Call = calls[name]
  if (row.sends !== 'form') return toJson(body)
  return new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString()
}

async function pack(row: Call, { body, upload }: Ready): Promise<{ body?: string | Uint8Array; type: string | null }> {
  if (upload) {
    const response = new Response(upload)
    return { body: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') }
  }
  if (!body) return { type: null }
  if (row.sends !== 'form') return { body: toJson(body), type: 'application/json' }
  const pairs = Object.entries(body).map(([key, value]): [string, string] => [key, String(value)])
  return { body: new URLSearchParams(pairs).toString(), type: 'application/x-www-form-urlencoded' }
}
