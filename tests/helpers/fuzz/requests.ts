// Generates requests from each contract row's own rules for path, query and body, and checks their answers.
import fc from 'fast-check'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import type { ContentKind } from '#contract/constants.ts'
import type { Answer } from '../test-server.ts'
import { CALLS_WITH_BODY, fieldsOf } from '../sweep/bodies.ts'
import { errorFaults, findings } from '../sweep/findings.ts'
import { rawCall, type RawCall } from '../sweep/raw-call.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../sample-bodies.ts'
import { fieldValues, naughtyText } from './values.ts'

export type FuzzTarget = {
  url: string
  /** Access tokens of a user and of an administrator; `email` is the user's. */
  user: string
  admin: string
  email: string
  /** Ids of existing content. */
  ids: Record<ContentKind, string>
}

export type FuzzRequest = { name: AnyCallName; request: RawCall }

/** Excludes calls without input; uploads and the signed webhook have their own tests. */
const FUZZED = (Object.keys(calls) as AnyCallName[]).filter((name) => {
  const row: Call = calls[name]
  return (row.params ?? row.query ?? row.body) && row.sends !== 'multipart' && row.sends !== 'raw'
})

/** Valid bodies; half of the generated ones differ from them in few fields only, to get past validation. */
export const GOOD_BODIES: Partial<Record<AnyCallName, object>> = {
  'POST /addBlog': blogBody,
  'PUT /blogUpdate/{id}': blogBody,
  'POST /addBook': bookBody,
  'PUT /bookUpdate/{id}': bookBody,
  'POST /addCourse': courseBody,
  'PUT /courseUpdate/{id}': courseBody,
  'POST /addInstructor': instructorBody,
  'PUT /updateInstructor/{id}': instructorBody,
  'POST /addreview': { comment: 'Good.', ratting: 5 },
  'POST /contact': {
    name: 'Rumi',
    lastName: 'Learner',
    email: 'rumi@people.test',
    subject: 'A question',
    message: 'How do I start?',
  },
}

export function fuzzRequests(target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...FUZZED.map((name) => requestsFor(target, name)))
}

function requestsFor(target: FuzzTarget, name: AnyCallName): fc.Arbitrary<FuzzRequest> {
  const row: Call = calls[name]
  const parts = {
    path: pathOf(target, name, row),
    query: row.query ? fc.record(fieldValues(row.query), { requiredKeys: [] }) : fc.constant({}),
    body: row.body ? bodyOf(name, row.body) : fc.constant(undefined),
  }
  return fc.record(parts).map(({ path, query, body }) => buildRequest(target, name, { path, query, body }))
}

/** JSON of the wrong type; the last one overrides the methods that JavaScript calls to convert an object. */
const WRONG_TYPES = [null, [{}], { toString: 'a', valueOf: 'a' }]

/** Each wrong type as the only field of a body; the contract sweep tries them among good fields. */
export function wrongTypeRequests(target: FuzzTarget): FuzzRequest[] {
  return CALLS_WITH_BODY.flatMap((name) =>
    fieldsOf(name).flatMap(({ field }) =>
      WRONG_TYPES.map((value) =>
        buildRequest(target, name, { path: knownPath(target, name), body: { [field]: value } }),
      ),
    ),
  )
}

/** The path of a call with existing values for its parameters, or of the right form: others are refused before the body is read. */
export function knownPath({ email, ids }: FuzzTarget, name: AnyCallName): string {
  const kind = (['blog', 'book', 'course'] as const).find((each) => name.includes(`/${each}`)) ?? 'instructor'
  const known: Record<string, string> = {
    email: encodeURIComponent(email),
    course: ids.course,
    code: 'K7QF3M2AX8TB05WN',
    language: 'bn',
    policy: 'terms',
  }
  return name.split(' ')[1]!.replaceAll(/\{(\w+)\}/g, (_, param: string) => known[param] ?? ids[kind])
}

/** One request as sent, with the token of somebody who may make the call. */
export function buildRequest(
  target: FuzzTarget,
  name: AnyCallName,
  { path, query = {}, body }: { path: string; query?: Record<string, unknown>; body?: unknown },
): FuzzRequest {
  const row: Call = calls[name]
  const text = formText(query)
  const isForm = row.sends === 'form'
  return {
    name,
    request: {
      method: name.split(' ')[0]!,
      target: `/api${path}${text && `?${text}`}`,
      headers: {
        authorization: `Bearer ${row.access === 'admin' ? target.admin : target.user}`,
        ...(row.body ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
      },
      ...(row.body ? { body: isForm ? formText(body as Record<string, unknown>) : JSON.stringify(body) } : {}),
    },
  }
}

export async function send(url: string, { name, request }: FuzzRequest): Promise<{ answer: Answer; faults: string[] }> {
  const answer = await rawCall(url, request)
  const what = `${request.method} ${request.target.slice(0, 200)} ${String(request.body ?? '').slice(0, 300)}`
  if (answer.status >= 500) return { answer, faults: [`${what}: answered ${answer.status} ${answer.text}`] }
  const faults =
    answer.status < 400 ? findings(what, name, answer, 200) : errorFaults(answer).map((fault) => `${what}: ${fault}`)
  return { answer, faults }
}

function bodyOf(name: AnyCallName, rule: NonNullable<Call['body']>): fc.Arbitrary<unknown> {
  const fields = fieldValues(rule)
  const generated = fc.record(fields, { requiredKeys: [] })
  const good = GOOD_BODIES[name]
  if (!good) return generated
  const few = fc.subarray(Object.keys(fields), { maxLength: 2 }).chain((names) => fc.record(pick(fields, names)))
  return fc.oneof(
    generated,
    few.map((changes) => ({ ...good, ...changes })),
  )
}

function pick<Value>(all: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, all[name]!]))
}

function pathOf({ email, ids }: FuzzTarget, name: AnyCallName, row: Call): fc.Arbitrary<string> {
  const path = name.split(' ')[1]!
  const param = /\{(\w+)\}/.exec(path)?.[1]
  if (!param) return fc.constant(path)
  const known =
    row.access === 'self' && param === row.by
      ? [email]
      : param === 'id' && !name.startsWith('DELETE') && name !== 'PUT /bin/{id}'
        ? Object.values(ids)
        : []
  const generated = fieldValues(row.params!)[param]!.filter((value) => typeof value === 'string' && value.length < 2000)
  const value = fc.oneof(generated, naughtyText, ...(known.length ? [fc.constantFrom(...known)] : []))
  return value.map((text) => path.replace(/\{\w+\}/, () => segment(String(text))))
}

/** Encodes dot segments, which would otherwise be resolved before the request is sent. */
function segment(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/^\.{1,2}$/, '%2e') || '%20'
}

function formText(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).map(([key, value]): [string, string] => [
    key,
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  ])
  return new URLSearchParams(pairs).toString()
}
