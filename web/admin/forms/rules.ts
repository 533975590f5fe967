// The contract's rules. Only administrators' forms load zod, and set it up before the first schema is made.
import './zod-without-eval.ts'

export { checkFields } from '#contract/check-fields.ts'
export {
  blogBody,
  blogChange,
  bookBody,
  bookChange,
  courseBody,
  courseChange,
  instructorBody,
  instructorChange,
} from '#contract/entities.ts'
export { megabyteCount } from '#contract/fields.ts'
