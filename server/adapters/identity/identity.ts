// The identity service, embedded or hosted, as the rest of the server sees it.
import type { MyData } from '#contract/calls/my-data.ts'
import type { Database, Transaction } from '../../db/database.ts'

/** The claims of a verified ID token. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
  /** The session of this sign-in, if the service is ours. */
  sessionId: string | null
  issuedAt: Date
  /** When the person signed in at the service, which may be long before the token was issued. */
  signedInAt: Date
  /**
   * Sign-ins before this time were revoked by the service, for example by a password reset. Our sessions end with them.
   */
  validSince?: Date
}

/** Creates accounts for people who haven't registered. */
export type Accounts = {
  /** Which of these emails have an account. */
  taken(db: Database | Transaction, emails: string[]): Promise<string[]>
  /** Adds accounts without passwords. Until the given time, each account's token lets its owner choose a password. */
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
  /** Answers requests under /identity. `from` is the network address that limits apply to. */
  handle(request: Request, from: string): Promise<Response>
  /** The other origins that the browser calls to sign in. */
  browserOrigins(): Promise<string[]>
  /** Deletes the account and all its sessions. */
  deleteAccount(tx: Transaction, subject: string): Promise<void>
  /** Null with a hosted service, where people register on their own. */
  accounts: Accounts | null
  /** Deletes expired rows. */
  sweep(now: Date): Promise<void>
  /** Throws a 409 if the name is kept by a hosted service. */
  setName(tx: Transaction, subject: string, name: string): Promise<void>
  /** Removes the confirmed phone number unless it is this one. */
  forgetOtherPhone(tx: Transaction, subject: string, phone: string | null): Promise<void>
  /** The number for text messages. Null with a hosted service, which doesn't share numbers. */
  confirmedPhone(subject: string): Promise<string | null>
  /** What the service stores about a person. Null with a hosted service. */
  describe(subject: string): Promise<MyData['signIn']>
}
