// Finds fields in a file that its schema doesn't know. Otherwise, a misspelt field would be silently ignored.
import { z } from 'zod'
import type { Fields, Value } from './front-matter.ts'
import type { Mistakes } from './mistakes.ts'

export function refuseUnknown(
  fields: Fields,
  schema: z.ZodObject,
  lines: Record<string, number>,
  mistakes: Mistakes,
): void {
  const look = (value: Value, rule: z.ZodType, path: string): void => {
    const inner = unwrap(rule)
    if (typeof value === 'string') return
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      for (const [index, each] of value.entries()) look(each, inner.element as z.ZodType, `${path}${index}.`)
    } else if (inner instanceof z.ZodObject && !Array.isArray(value)) {
      for (const [name, each] of Object.entries(value)) {
        const known = Object.hasOwn(inner.shape, name) ? (inner.shape[name] as z.ZodType) : null
        if (known) look(each, known, `${path}${name}.`)
        else mistakes.add(lines[path + name]!, 'unknown_field', path + name)
      }
    }
  }
  look(fields, schema, '')
}

const unwrap = (rule: z.ZodType): z.ZodType =>
  rule instanceof z.ZodOptional || rule instanceof z.ZodDefault ? unwrap(rule.unwrap() as z.ZodType) : rule
