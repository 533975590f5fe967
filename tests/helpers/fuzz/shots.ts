// Requests made up from the table of calls: path, query and body from each row's own rules, and what must not come back.
import fc from 'fast-check'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import type { Answer } from '../test-server.ts'
import { CALLS_WITH_BODY, fieldsOf } from '../sweep/bodies.ts'
import { errorFaults, findings } from '../sweep/findings.ts'
import { rawCall, type RawCall } from '../sweep/raw-call.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../sample-bodies.ts'
import { fieldValues, naughtyText } from './values.ts'

export type Thing = 'blog' | 'book' | 'course' | 'instructor'

export type Range = {
  url: string
  /** Access tokens of somebody and of an administrator, and the email of the first. */
  user: string
  admin: string
  email: string
  /** Ids of things that are there. */
  things: Record<Thing, string>
}

export type Shot = { name: AnyCallName; request: RawCall }

/** Files and what the card provider signs have tests of their own; a call without anything to vary has nothing here. */
export const FUZZED = (Object.keys(calls) as AnyCallName[]).filter((name) => {
  const row: Call = calls[name]
  return (row.params ?? row.query ?? row.body) && row.sends !== 'multipart' && row.sends !== 'raw'
})

/** Bodies that would be taken; half of the made-up ones differ from them in a few fields only, and get further in. */
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
  'POST /contact': { name: 'Rumi', lastName: 'Learner', subject: 'A question', message: 'How do I start?' },
}

export function shots(range: Range): fc.Arbitrary<Shot> {
  return fc.oneof(...FUZZED.map((name) => shotAt(range, name)))
}

function shotAt(range: Range, name: AnyCallName): fc.Arbitrary<Shot> {
  const row: Call = calls[name]
  const parts = {
    path: pathOf(range, name, row),
    query: row.query ? fc.record(fieldValues(row.query), { requiredKeys: [] }) : fc.constant({}),
    body: row.body ? bodyOf(name, row.body) : fc.constant(undefined),
  }
  return fc.record(parts).map(({ path, query, body }) => shotOf(range, name, { path, query, body }))
}

/** JSON of the wrong type; the last has the names that JavaScript calls when it converts. */
const WRONG_TYPES = [null, [{}], { toString: 'a', valueOf: 'a' }]

/** Each of them in each field of each body, alone: the sweep of the contract tries them among good fields. */
export function wrongTypeShots(range: Range): Shot[] {
  return CALLS_WITH_BODY.flatMap((name) =>
    fieldsOf(name).flatMap(({ field }) =>
      WRONG_TYPES.map((value) => shotOf(range, name, { path: knownPath(range, name), body: { [field]: value } })),
    ),
  )
}

/** The path of a call with what is there in place of its parameter. */
export function knownPath({ email, things }: Range, name: AnyCallName): string {
  const thing = (['blog', 'book', 'course'] as const).find((kind) => name.includes(`/${kind}`)) ?? 'instructor'
  return name
    .split(' ')[1]!
    .replace('{email}', () => encodeURIComponent(email))
    .replace('{id}', () => things[thing])
}

/** One request as it goes on the wire, signed by whoever may make the call. */
export function shotOf(
  range: Range,
  name: AnyCallName,
  { path, query = {}, body }: { path: string; query?: Record<string, unknown>; body?: unknown },
): Shot {
  const row: Call = calls[name]
  const text = formText(query)
  const isForm = row.sends === 'form'
  return {
    name,
    request: {
      method: name.split(' ')[0]!,
      target: `/api${path}${text && `?${text}`}`,
      headers: {
        authorization: `Bearer ${row.access === 'admin' ? range.admin : range.user}`,
        ...(row.body ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
      },
      ...(row.body ? { body: isForm ? formText(body as Record<string, unknown>) : JSON.stringify(body) } : {}),
    },
  }
}

export async function fire(url: string, { name, request }: Shot): Promise<{ answer: Answer; faults: string[] }> {
  const answer = await rawCall(url, request)
  const what = `${request.method} ${request.target.slice(0, 200)} ${String(request.body ?? '').slice(0, 300)}`
  if (answer.status >= 500) return { answer, faults: [`${what}: answered ${answer.status} ${answer.text}`] }
  const faults =
    answer.status < 400 ? findings(what, name, answer, 200) : errorFaults(answer).map((fault) => `${what}: ${fault}`)
  return { answer, faults }
}

function bodyOf(name: AnyCallName, rule: NonNullable<Call['body']>): fc.Arbitrary<unknown> {
  const fields = fieldValues(rule)
  const made = fc.record(fields, { requiredKeys: [] })
  const good = GOOD_BODIES[name]
  if (!good) return made
  const few = fc.subarray(Object.keys(fields), { maxLength: 2 }).chain((names) => fc.record(pick(fields, names)))
  return fc.oneof(
    made,
    few.map((changes) => ({ ...good, ...changes })),
  )
}

function pick<Value>(all: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, all[name]!]))
}

function pathOf({ email, things }: Range, name: AnyCallName, row: Call): fc.Arbitrary<string> {
  const path = name.split(' ')[1]!
  const param = /\{(\w+)\}/.exec(path)?.[1]
  if (!param) return fc.constant(path)
  const known =
    param === 'email' && row.access === 'self'
      ? [email]
      : param === 'id' && !name.startsWith('DELETE') && name !== 'PUT /bin/{id}'
        ? Object.values(things)
        : []
  const made = fieldValues(row.params!)[param]!.filter((value) => typeof value === 'string' && value.length < 2000)
  const value = fc.oneof(made, naughtyText, ...(known.length ? [fc.constantFrom(...known)] : []))
  return value.map((given) => path.replace(/\{\w+\}/, () => segment(String(given))))
}

/** Dots alone would be taken out of the address before anybody sees them. */
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
