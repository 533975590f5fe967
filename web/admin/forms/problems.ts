// What is wrong with what was typed, so that nothing is sent that the server would send back. The server checks again.
import { PRICE_MOST } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { count } from '../../ui/numbers.ts'
import { fieldsOf, type Errors, type FieldPlan, type SectionPlan, type Values } from './form-plan.ts'

const NUMBER = /^\d+(\.\d+)?$/
const SIZE = /^\d+(\.\d+)?\s*(kb|mb|gb)?$/i
const WEB_ADDRESS = /^https?:\/\/[^\s\\<>"]+$/i
const SITE_PATH = /^\/(?![/\\])[^\s\\<>"]*$/

export function problemsIn(sections: SectionPlan[], values: Values): Errors {
  const problems: Errors = {}
  for (const field of fieldsOf(sections)) {
    const problem = problemOf(field, values[field.name]?.trim() ?? '')
    if (problem) problems[field.name] = problem
  }
  return problems
}

export function problemOf(field: FieldPlan, value: string): string | undefined {
  if (!value) return field.isOptional ? undefined : emptyProblem(field)
  switch (field.kind) {
    case 'count':
      return /^\d+$/.test(value) ? tooLittle(value, field.least) : m.form_whole_number()
    case 'price':
      return priceProblem(value, field.least)
    case 'size':
      if (field.isNumber) return NUMBER.test(value) ? undefined : m.form_megabytes()
      return SIZE.test(value) ? undefined : m.form_size()
    case 'link':
      return WEB_ADDRESS.test(value) ? undefined : m.form_address_wrong()
    case 'film':
    case 'picture':
      return WEB_ADDRESS.test(value) || SITE_PATH.test(value) ? undefined : m.form_address_wrong()
    default:
      return undefined
  }
}

function emptyProblem(field: FieldPlan): string {
  return field.kind === 'choice' ? m.form_choose() : m.form_required()
}

function priceProblem(value: string, least: number): string | undefined {
  if (!NUMBER.test(value)) return m.form_number()
  if (Number(value) > PRICE_MOST) return m.form_most({ most: count(PRICE_MOST) })
  return /\.\d{3}/.test(value) ? m.form_cents() : tooLittle(value, least)
}

function tooLittle(value: string, least: number): string | undefined {
  return Number(value) < least ? m.form_least({ least: count(least) }) : undefined
}
