// Lists what is wrong with an answer: the status, a shape the contract does not promise, or leaked internals.
import { isDeepStrictEqual } from 'node:util'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { REFUSALS, sentenceOf, type FieldCode } from '#contract/refusals.ts'
import type { Answer } from '../test-server.ts'

const INNER_WORKINGS =
  /\n\s+at |\.ts:\d|node_modules|drizzle|pglite|postgres|violates|syntax error|ECONN|\bselect\b.+\bfrom\b/i

/** `what` names the request in the findings. */
export function findings(what: string, name: AnyCallName, answer: Answer, expected: number | number[]): string[] {
  const wanted = [expected].flat()
  const found = wanted.includes(answer.status)
    ? []
    : [`answered ${answer.status} ${answer.text.slice(0, 200)} instead of ${wanted.join(' or ')}`]
  found.push(...(answer.status < 400 ? goodFaults(calls[name], answer) : errorFaults(answer)))
  return found.map((fault) => `${what}: ${fault}`)
}

/** The stored file of the scene is a photo. */
const TYPES = {
  html: ['text/html; charset=utf-8'],
  zip: ['application/zip'],
  file: ['image/webp', 'application/octet-stream'],
}

function goodFaults(row: Call, answer: Answer): string[] {
  const found: string[] = []
  const type = answer.headers.get('content-type') ?? ''
  const wanted = typeof row.answer === 'string' ? TYPES[row.answer] : ['application/json']
  if (!wanted.includes(type)) found.push(`has the content type ${type}`)
  if (typeof row.answer !== 'string') {
    const parsed = row.answer.safeParse(answer.json)
    if (!parsed.success) found.push(`does not fit the table: ${parsed.error.message}`)
    // Parsing drops unknown fields, so extra ones show up as a difference.
    else if (!isDeepStrictEqual(parsed.data, answer.json)) found.push('carries more than the table says')
  }
  const isPersonal = row.access !== 'open' && !row.sharedByVisitors
  if (isPersonal && answer.headers.get('cache-control') !== 'private, no-store') found.push('may be kept by a cache')
  if (row.list && !/^\d+$/.test(answer.headers.get('x-total-count') ?? '')) found.push('has no X-Total-Count')
  return [...found, ...headerFaults(answer)]
}

/** Errors have one shape, whatever the call. */
export function errorFaults(answer: Answer): string[] {
  const found: string[] = []
  const { error, message, fields, codes, ...more } = (answer.json ?? {}) as Record<string, unknown>
  if (typeof error !== 'string' || !/^[a-z]+(_[a-z]+)*$/.test(error)) found.push(`has the error code ${String(error)}`)
  if (typeof message !== 'string' || message.length < 4) found.push(`has the message ${String(message)}`)
  if (Object.keys(more).length)
    found.push(`has more than error, message, fields and codes: ${Object.keys(more).join()}`)
  if (fields !== undefined && !isFields(fields)) found.push('has fields that are not names with messages')
  if (answer.status === 422 && fields === undefined) found.push('does not say which field is wrong')
  if (answer.status === 422) found.push(...codeFaults(fields, codes))
  if (answer.headers.get('content-type') !== 'application/json') found.push('is not JSON')
  if (answer.headers.get('cache-control') !== 'no-store') found.push('may be kept by a cache')
  if ([429, 503].includes(answer.status) && !answer.headers.get('retry-after')) found.push('has no Retry-After')
  if (answer.status === 401 && !answer.headers.get('www-authenticate')) found.push('has no WWW-Authenticate')
  if (INNER_WORKINGS.test(answer.text)) found.push(`shows inner workings: ${answer.text.slice(0, 200)}`)
  return [...found, ...headerFaults(answer)]
}

function headerFaults({ headers }: Answer): string[] {
  // Answers from the byte cache carry no request id.
  const isCached = headers.has('etag')
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['lacks X-Content-Type-Options']),
    ...(isCached || headers.get('x-request-id') ? [] : ['lacks X-Request-Id']),
  ]
}

/** Every refused field must have a known code, and the sentence that belongs to that code. */
function codeFaults(fields: unknown, codes: unknown): string[] {
  const coded = Object.entries((codes ?? {}) as Record<string, FieldCode>)
  const unknown = coded.filter(([, { code }]) => code === 'invalid' || !Object.hasOwn(REFUSALS, code))
  if (unknown.length) return unknown.map(([name, { code }]) => `has the code ${code} for ${name}`)
  const sentences = Object.fromEntries(coded.map(([name, code]) => [name, sentenceOf(code)]))
  return isDeepStrictEqual(sentences, fields)
    ? []
    : [`has codes that are not those of its fields: ${JSON.stringify(codes)}`]
}

function isFields(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false
  const messages = Object.values(fields)
  return messages.length > 0 && messages.every((message) => typeof message === 'string' && message !== '')
}
