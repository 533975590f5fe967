// The contract's schemas. Only administrators' forms load zod, which must be configured before the first schema.
import './zod-without-eval.ts'

export { checkFields } from '#contract/calls/check-fields.ts'
export {
  blogBody,
  blogChange,
  bookBody,
  bookChange,
  courseBody,
  instructorBody,
  instructorChange,
} from '#contract/calls/catalogue/catalogue.ts'
export { megabyteCount } from '#contract/calls/fields.ts'
export { policyBody } from '#contract/calls/orders/policies.ts'
export { taughtBody, taughtDraft } from '#contract/calls/teaching/teaching.ts'
