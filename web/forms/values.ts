// Converts between nested records or request bodies and the flat text values of a form.
import type { Input } from '#contract/call.ts'
import type { AnyCallName, Calls } from '#contract/calls.ts'
import { fieldsOf, type Body, type FieldPlan, type SectionPlan, type Values } from './form-plan.ts'

export function emptyValues(sections: SectionPlan[], presets: Body = {}): Values {
  return Object.fromEntries(fieldsOf(sections).map(({ name }) => [name, textAt(presets, name)]))
}

/** The stored values with their revision, which an update sends back. */
export function storedValues(sections: SectionPlan[], record: object): Values {
  return { ...emptyValues(sections, record as Body), revision: textAt(record as Body, 'revision') }
}

export function changedNames(sections: SectionPlan[], before: Values, after: Values): string[] {
  return fieldsOf(sections)
    .map(({ name }) => name)
    .filter((name) => before[name] !== after[name])
}

export function wholeBody(sections: SectionPlan[], values: Values): Body {
  return nested(fieldsOf(sections).map((field) => [field.name, bodyValue(field, values[field.name] ?? '')]))
}

/** The fields of the form, leaving out our own extra fields that didn't change. */
export function updateBody(sections: SectionPlan[], before: Values, after: Values): Body {
  const unchanged = new Set(
    fieldsOf(sections)
      .filter(({ name, isSentIfChanged }) => isSentIfChanged && before[name] === after[name])
      .map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(wholeBody(sections, after)).filter(([name]) => !unchanged.has(name)))
}

/** An unchecked cast, because the server validates the body. */
export function asBody<Name extends AnyCallName>(body: Body): Input<Name, Calls[Name]>['body'] {
  return body as Input<Name, Calls[Name]>['body']
}

const bodyValue = (field: FieldPlan, value: string): unknown => (field.kind === 'custom' ? field.toBody(value) : value)

function nested(entries: [path: string, value: unknown][]): Body {
  const body: Body = {}
  for (const [path, value] of entries) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let target = body
    for (const name of names) target = (target[name] ??= {}) as Body
    target[last] = value
  }
  return body
}

function textAt(record: Body, path: string): string {
  let value: unknown = record
  for (const name of path.split('.')) value = (value as Body | undefined)?.[name]
  return value === undefined || value === null ? '' : String(value)
}
