// The identity service as the rest of the server sees it, embedded or hosted.
import type { Transaction } from '../../db/database.ts'

/** The claims of a verified ID token. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
  /** The sign-in of this token, if the service is ours. */
  sessionId: string | null
  issuedAt: Date
}

export type Identity = {
  /**
   * Checks signature, issuer, audience and expiry; null if any fails. A hosted issuer may leave the email out of its ID
   * tokens; then it is asked for it with the browser's access token.
   */
  verify(idToken: string, accessToken?: string): Promise<VerifiedIdentity | null>
  /** Answers requests under /identity; `from` is the network address for the limits. */
  handle(request: Request, from: string): Promise<Response>
  /** The other origins that the browser calls to sign in. */
  browserOrigins(): Promise<string[]>
  /** Deletes the account and all its sessions. */
  deleteAccount(tx: Transaction, subject: string): Promise<void>
  /** Deletes what has expired. */
  sweep(now: Date): Promise<void>
}
