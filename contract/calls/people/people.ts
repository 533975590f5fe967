// The schemas of accounts, and of people's reviews of the site.
import { z } from 'zod'
import { MIN_RATTING, MAX_RATTING, MAX_REVIEW_COMMENT } from '../../constants.ts'
import { ROLES } from '../../record-states.ts'
import { address, email, id, numeric, personName, text } from '../fields.ts'
import { refusal } from '../../refusals.ts'
import { recordFilters } from '../shapes.ts'

export const listedUser = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  photoURL: z.string(),
  role: z.enum(ROLES),
  /** Administrators have no rights until this is true. */
  emailVerified: z.boolean(),
  /** When they registered. */
  at: z.string(),
  /** Whether a guardian gets emails about them. Administrators learn nothing else about guardians. */
  hasGuardian: z.boolean(),
})
export const profile = z.object({
  name: z.string(),
  email: z.string(),
  photoURL: z.string(),
  education: z.string(),
  location: z.string(),
  phone: z.string(),
  emailVerified: z.boolean(),
  /** Whether the account teaches as an instructor. */
  isTeacher: z.boolean(),
})
export type Profile = z.infer<typeof profile>
export const profileChange = z.object({
  education: text(200).optional(),
  location: text(200).optional(),
  phone: text(40).optional(),
  photoURL: address.optional(),
})
export const nameChange = z.object({ name: personName })

export const exchangeBody = z.object({
  email,
  /**
   * Needed when the hosted issuer's ID tokens lack the email: the server calls the userinfo endpoint with it.
   */
  accessToken: z
    .string()
    .max(8000)
    .regex(/^[\w.~+/=-]*$/, refusal('not_text'))
    .optional(),
})

// Reviews: name and picture come from the account, never from the body.

export const reviewBody = z.object({
  comment: text(MAX_REVIEW_COMMENT),
  ratting: numeric(
    z.number().min(MIN_RATTING, refusal('rating_range')).max(MAX_RATTING, refusal('rating_range')).int(),
  ),
})
export const review = z.object({
  _id: id,
  name: z.string(),
  comment: z.string(),
  ratting: z.number(),
  image: z.string(),
})
export type Review = z.infer<typeof review>

export const userFilters = recordFilters.extend({ role: z.enum(ROLES).optional() })
export type UserFilters = z.output<typeof userFilters>
