// Validates the form with the same rules as the server, which checks them again.
import type { z } from 'zod'
import { explainCode } from '../session/explain-field.ts'
import type { Errors, SectionPlan, Values } from './form-plan.ts'
import { checkFields } from './rules.ts'
import { wholeBody } from './values.ts'

export function problemsIn(schema: z.ZodObject, sections: SectionPlan[], values: Values): Errors {
  const checked = checkFields(schema, wholeBody(sections, values))
  if (checked.success) return {}
  return Object.fromEntries(Object.entries(checked.codes).map(([name, code]) => [name, explainCode(code)]))
}
