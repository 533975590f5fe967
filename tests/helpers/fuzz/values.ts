// Values for a contract field, generated from its own rule: mostly valid ones, often not.
import fc from 'fast-check'
import { z } from 'zod'
import { NAUGHTY } from './naughty.ts'

type Schema = {
  type?: string
  enum?: string[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

/** The JSON schema lacks rules beyond a length, so each of those accepts one of these. */
const PLAUSIBLE = ['https://pictures.test/a.png', '/a.png', '8.8 MB', '2026-01-31', 'PORUA10', 'A few words.']
/** Longer texts would only be refused as too long. */
const MAX_TEXT_LENGTH = 400

/** The fields of a contract object, each with an arbitrary of values to try. */
export function fieldValues(rule: z.ZodType): Record<string, fc.Arbitrary<unknown>> {
  const { properties = {} } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Schema
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, anyValue(schema)]))
}

export const naughtyText = fc.constantFrom(...NAUGHTY)

function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: described(schema) },
    { weight: 2, arbitrary: naughtyText },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

function described(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(described))
  if (schema.format === 'uuid') return fc.uuid()
  switch (schema.type) {
    case 'string':
      return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : text(schema)
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 0, max: 10 }))
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, anyValue(part)])),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 4 })
  }
}

function text({ minLength = 0, maxLength = MAX_TEXT_LENGTH }: Schema): fc.Arbitrary<string> {
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH)) }
  return fc.oneof(fc.string({ unit: 'grapheme', ...size }), fc.string({ unit: 'binary', ...size }), plausible)
}

const plausible = fc.constantFrom(...PLAUSIBLE)
