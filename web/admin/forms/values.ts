// Between a record or a body of a call, which have depth, and the values of a form, which are flat text.
import type { Input } from '#contract/call.ts'
import type { AnyCallName, Calls } from '#contract/calls.ts'
import { fieldsOf, type Body, type SectionPlan, type Values } from './form-plan.ts'

export function emptyValues(sections: SectionPlan[], presets: Body = {}): Values {
  return Object.fromEntries(fieldsOf(sections).map(({ name }) => [name, textAt(presets, name)]))
}

/** What is stored, with the revision it was read at: a change says which one it is a change of. */
export function storedValues(sections: SectionPlan[], record: object): Values {
  return { ...emptyValues(sections, record as Body), revision: textAt(record as Body, 'revision') }
}

/** The names of the fields that differ. */
export function changedNames(sections: SectionPlan[], before: Values, after: Values): string[] {
  return fieldsOf(sections)
    .map(({ name }) => name)
    .filter((name) => before[name] !== after[name])
}

export function wholeBody(sections: SectionPlan[], values: Values): Body {
  return nested(fieldsOf(sections).map(({ name }) => [name, values[name] ?? '']))
}

/** Only what was changed is sent: what others or buyers changed meanwhile elsewhere in the record stays as it is. */
export function changedBody(sections: SectionPlan[], before: Values, after: Values): Body {
  const touched = new Set(changedNames(sections, before, after).map(topOf))
  const body = wholeBody(sections, after)
  const changes = Object.fromEntries(Object.entries(body).filter(([name]) => touched.has(name)))
  return after.revision ? { ...changes, revision: Number(after.revision) } : changes
}

/** The fields of a form are those of its call; whether the values are right is for the server to say. */
export function asBody<Name extends AnyCallName>(body: Body): Input<Name, Calls[Name]>['body'] {
  return body as Input<Name, Calls[Name]>['body']
}

function nested(entries: [path: string, value: string][]): Body {
  const body: Body = {}
  for (const [path, value] of entries) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let place = body
    for (const name of names) place = (place[name] ??= {}) as Body
    place[last] = value
  }
  return body
}

function textAt(record: Body, path: string): string {
  let found: unknown = record
  for (const name of path.split('.')) found = (found as Body | undefined)?.[name]
  return found === undefined || found === null ? '' : String(found)
}

function topOf(path: string): string {
  return path.split('.')[0] ?? path
}
