// Guardians, who get a short email about a learner every Friday.
import { z } from 'zod'
import { LANGUAGES } from '../../constants.ts'
import { GUARDIAN_STATES } from '../../record-states.ts'
import { id, typedEmail } from '../fields.ts'

export const guardianBody = z.object({ email: typedEmail.toLowerCase(), language: z.enum(LANGUAGES) })

export const guardian = z.object({
  _id: id,
  /** Null once the guardian has unsubscribed. */
  email: z.string().nullable(),
  language: z.enum(LANGUAGES),
  state: z.enum(GUARDIAN_STATES),
})
export type Guardian = z.infer<typeof guardian>

/** What the page behind a guardian's link shows. The first name is all it reveals about the learner. */
export const guardianPage = z.object({ learner: z.string(), state: z.enum(GUARDIAN_STATES) })
export type GuardianPage = z.infer<typeof guardianPage>
