import type { FieldPlan } from '../../forms/form-plan.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

export const POINTS = [1, 2, 3]

export function objectiveFields(): FieldPlan[] {
  return POINTS.map((point) => ({
    name: `objective.point${point}`,
    kind: 'text',
    label: () => m.form_objective({ number: digits(point) }),
  }))
}
