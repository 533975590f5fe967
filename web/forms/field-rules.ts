// The limits an input needs, read from the contract's schema.
import { z } from 'zod'

export type FieldRules = { isRequired: boolean; maxLength?: number; min?: number; max?: number }

/** Read-only fields, such as a course's type on update, aren't in the schema. */
export function fieldRules(schema: z.ZodObject, path: string): FieldRules {
  const field = fieldAt(schema, path.split('.'))
  if (!field) return { isRequired: true }
  return { isRequired: !field.safeParse('').success, ...limitsOf(field) }
}

function fieldAt(schema: z.ZodType | undefined, [name, ...rest]: string[]): z.ZodType | undefined {
  if (name === undefined || schema === undefined) return schema
  const inner = unwrapped(schema)
  return inner instanceof z.ZodObject ? fieldAt(inner.shape[name], rest) : undefined
}

function limitsOf(schema: z.ZodType): Omit<FieldRules, 'isRequired'> {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodString) return inner.maxLength === null ? {} : { maxLength: inner.maxLength }
  if (!(inner instanceof z.ZodNumber)) return {}
  return {
    ...(inner.minValue === null ? {} : { min: inner.minValue }),
    ...(inner.maxValue === null ? {} : { max: inner.maxValue }),
  }
}

/** Unwraps optional values, defaults and alternative spellings. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as z.ZodType)
  if (schema instanceof z.ZodUnion) return unwrapped(schema.options.at(-1) as z.ZodType)
  return schema
}
