// The contract's schemas. Only administrators' forms load zod, and it must be configured before the first schema.
import './zod-without-eval.ts'

export { checkFields } from '#contract/check-fields.ts'
export {
  blogBody,
  blogChange,
  bookBody,
  bookChange,
  courseBody,
  instructorBody,
  instructorChange,
} from '#contract/catalogue.ts'
export { megabyteCount } from '#contract/fields.ts'
export { policyBody } from '#contract/policies.ts'
export { taughtBody, taughtDraft } from '#contract/teaching.ts'
