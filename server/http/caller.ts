// The caller, and the checks that modules provide to calls.
import type { Opens, Owned } from '#contract/call.ts'
import type { Language } from '#contract/constants.ts'
import type { Role } from '#contract/record-states.ts'

export type Caller = {
  userId: string
  sessionId: string
  email: string
  name: string
  photoUrl: string
  role: Role
  /** Whether the email was confirmed when this session began. Admin rights need it. */
  isConfirmed: boolean
  /** When the person last proved who they are. */
  signedInAt: Date
  notificationsReadAt: Date | null
  /** The language chosen on the site. Null if never chosen. */
  language: Language | null
}

/** Finds the caller that an access token belongs to. */
export type CallerReader = { read(token: string): Promise<Caller | null> }

/** Throws 404 unless a link has this secret. Unknown secrets are counted against the guessing address. */
export type SecretAccess = (secret: string, address: string) => Promise<void>

/** Throws unless the caller teaches it or, if nothing is named, is a teacher at all. Administrators pass. */
export type TeacherAccess = (caller: Caller, owned: { owns: Owned; id: string } | null) => Promise<void>

/** Throws unless the caller may open all of them. An item is a lesson or book. */
export type LearnerAccess = (opens: Opens | 'item', ids: string[], caller: Caller | null) => Promise<void>
