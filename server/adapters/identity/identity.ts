// The identity service as the rest of the server knows it, whichever service stands behind it.
import type { Transaction } from '../../db/database.ts'

/** What a verified ID token says. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
  /** The sign-in this token belongs to, where the service is ours and can tell. */
  sessionId: string | null
  issuedAt: Date
}

export type Identity = {
  /**
   * Checks signature, issuer, audience and expiry; null when anything is off. A hosted issuer may leave the email out of
   * its ID tokens: then it is asked for it with the access token that it gave to the browser.
   */
  verify(idToken: string, accessToken?: string): Promise<VerifiedIdentity | null>
  /** Answers what comes in under /identity; `from` is the network address for the limits. */
  handle(request: Request, from: string): Promise<Response>
  /** Where else the browser makes calls to sign in, once that is known. */
  browserOrigins(): Promise<string[]>
  /** Ends the account and all its sessions. */
  deleteAccount(tx: Transaction, subject: string): Promise<void>
  /** Forgets what has ended. */
  sweep(now: Date): Promise<void>
  setPhoto(tx: Transaction, subject: string, url: string): Promise<void>
}
