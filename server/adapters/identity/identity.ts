// The identity service as the rest of the server sees it, embedded or hosted.
import type { MyData } from '#contract/calls/my-data.ts'
import type { Database, Transaction } from '../../db/database.ts'

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
  /** When the person signed in there, which may be long before the token was issued. */
  signedInAt: Date
  /** Sign-ins before this have been revoked there, for example by a password reset; ours end with them. */
  validSince?: Date
}

/** Makes accounts for people who have not registered. */
export type Accounts = {
  /** The emails among these that have an account. */
  taken(db: Database | Transaction, emails: string[]): Promise<string[]>
  /** Without a password; until the given time, the token of each lets its owner choose one. */
  add(
    tx: Transaction,
    people: { name: string; email: string }[],
    resetUntil: Date | null,
  ): Promise<{ issuer: string; subject: string; resetToken: string }[]>
  remove(tx: Transaction, subjects: string[]): Promise<void>
}

export type Identity = {
  /**
   * Checks signature, issuer, audience and expiry; null if any fails. If a hosted issuer omits the email from its ID
   * tokens, it is fetched with the browser's access token.
   */
  verify(idToken: string, accessToken?: string): Promise<VerifiedIdentity | null>
  /** Answers requests under /identity; `from` is the network address for the limits. */
  handle(request: Request, from: string): Promise<Response>
  /** The other origins that the browser calls to sign in. */
  browserOrigins(): Promise<string[]>
  /** Deletes the account and all its sessions. */
  deleteAccount(tx: Transaction, subject: string): Promise<void>
  /** Null with a hosted service, where people register themselves. */
  accounts: Accounts | null
  /** Deletes what has expired. */
  sweep(now: Date): Promise<void>
  /** Throws a 409 if the name is kept by a hosted service. */
  setName(tx: Transaction, subject: string, name: string): Promise<void>
  /** Removes the confirmed phone number unless it is this one. */
  forgetOtherPhone(tx: Transaction, subject: string, phone: string | null): Promise<void>
  /** The number that texts may go to; null with a hosted service, which keeps numbers to itself. */
  confirmedPhone(subject: string): Promise<string | null>
  /** What it stores about a person; null with a hosted service. */
  describe(subject: string): Promise<MyData['signIn']>
}
