// The schemas of the bin, the audit and messages to support.
import { z } from 'zod'
import { CONTENT_KINDS } from '../../constants.ts'
import { AUDIT_ACTIONS, AUDIT_KINDS, MESSAGE_STATES } from '../../record-states.ts'
import { id, orEmpty, text, typedEmail } from '../fields.ts'

/** `_id` identifies the deletion, `id` the deleted content. */
export const binned = z.object({
  _id: id,
  id,
  kind: z.enum(CONTENT_KINDS),
  name: z.string(),
  deletedAt: z.string(),
  /** The administrator's email; empty if unknown. */
  deletedBy: z.string(),
})

/**
 * `userId` is null and `email` empty for command-line actions. Emails of deleted people are empty, in `email`
 * and in `name`.
 */
export const audited = z.object({
  _id: id,
  at: z.string(),
  userId: id.nullable(),
  email: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  item: id,
  name: z.string(),
  /** The old and new value of each changed field; long texts are truncated. */
  difference: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})

const messageState = z.enum(MESSAGE_STATES)
export const contactMessage = z.object({
  _id: id,
  name: z.string(),
  lastName: z.string(),
  /** The email of the sender's account, if they were signed in. */
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The order for which its buyer requests a refund. */
  order: id.nullable(),
  state: messageState,
  at: z.string(),
})
export const contactMessageChange = z.object({ state: messageState })

export const contactBody = z.object({
  name: text(100),
  lastName: text(100),
  /** The reply address. If the sender is signed in, their account's email replaces it. */
  email: orEmpty(typedEmail),
  subject: text(200),
  message: text(5000),
  // A form that opens a new tab cannot send headers, so a signed-in visitor's token is a hidden field.
  accessToken: z.string().max(4000).optional(),
})
