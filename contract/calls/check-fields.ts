// Checks a value against a schema of the contract. The server and the administrators' forms both use it.
import type { z } from 'zod'
import { readRefusal, refusal, refusalWith, type FieldCode, type Refusal } from '../refusals.ts'

type CheckResult<Data> = { success: true; data: Data } | { success: false; codes: Record<string, FieldCode> }

/** The first problem of each field, by dotted name; `body` is the value as a whole. */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  error = refusalOf,
): CheckResult<z.output<Schema>> {
  const parsed = schema.safeParse(value, { error })
  if (parsed.success) return { success: true, data: parsed.data }
  const codes: Record<string, FieldCode> = {}
  for (const { path, message } of parsed.error.issues) codes[path.join('.') || 'body'] ??= readRefusal(message)
  return { success: false, codes }
}

/** Lists the values that a field accepts, for people who type them instead of choosing. */
export const refusalWithChoices = (issue: z.core.$ZodRawIssue): Refusal =>
  issue.code === 'invalid_value' && !isEmpty(issue.input)
    ? refusalWith('not_one_of', issue.values.join(', '))
    : refusalOf(issue)

/** For a schema with its own refusal: an empty value is still reported as required. */
export const orRequired = (code: Refusal) => (issue: { input?: unknown }) =>
  isEmpty(issue.input) ? refusal('required') : code

const WRONG_TYPE: Record<string, Refusal> = {
  string: 'not_text',
  number: 'not_a_number',
  int: 'not_whole',
  object: 'not_an_object',
  array: 'not_a_list',
  record: 'not_an_object',
  boolean: 'not_a_choice',
}

/** The refusal for schemas without their own, so that zod's messages are never shown. */
function refusalOf(issue: z.core.$ZodRawIssue): Refusal {
  switch (issue.code) {
    case 'invalid_type':
      return isEmpty(issue.input) ? 'required' : (WRONG_TYPE[issue.expected] ?? 'invalid')
    case 'too_small':
      return issue.origin === 'string' ? 'required' : refusal('min', Number(issue.minimum))
    case 'too_big':
      return refusal(issue.origin === 'string' ? 'too_long' : 'max', Number(issue.maximum))
    case 'invalid_value':
      return 'not_a_choice'
    case 'invalid_format':
      if (isEmpty(issue.input)) return 'required'
      return issue.format === 'uuid' ? 'not_an_id' : 'invalid'
    case 'invalid_key':
      return 'not_an_id'
    case 'invalid_union':
      return isEmpty(issue.input) ? 'required' : lastMessage(issue.errors)
    default:
      return 'invalid'
  }
}

/** The last option of a union is the one people are expected to fill in. */
function lastMessage(errors: readonly (readonly { message: string }[])[]): Refusal {
  return (errors.at(-1)?.[0]?.message ?? 'invalid') as Refusal
}

function isEmpty(input: unknown): boolean {
  return input === undefined || (typeof input === 'string' && input.trim() === '')
}
