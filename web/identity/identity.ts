// The interface of the identity service for the pages. Only the configured implementation is loaded.

/**
 * The state of a sign-in after a step: done, or waiting for the second factor's code. `accessToken` comes from a hosted
 * issuer. Our server uses it to fetch the email if the ID token has none. `hint` says where the code was sent. Without
 * it, the person's app shows one.
 */
export type SignInStep =
  | { done: true; idToken: string; email: string; accessToken?: string }
  | { done: false; needs: 'secondFactor'; hint?: string }

export type IdentityClient = {
  signIn(email: string, password: string): Promise<SignInStep>
  /** The second step, with a code from the app or one of the recovery codes. */
  confirmCode(code: string, kind: 'app' | 'recovery'): Promise<SignInStep>
  register(name: string, email: string, password: string): Promise<SignInStep>
  /**
   * Signs in with a third-party account in a popup. A newer call cancels the older one. A hosted service navigates away
   * instead, and returns to `from`. With `again`, it asks for the password even if it remembers the person.
   */
  continueWithProvider(from?: string, again?: 'again'): Promise<SignInStep>
  /** A new ID token for the person signed in here, with the account's latest changes. */
  renew?(): Promise<SignInStep>
  sendReset(email: string): Promise<void>
  setPassword(resetToken: string, password: string): Promise<void>
  /** Emails a new link to confirm the address. */
  sendConfirmation(email: string): Promise<void>
  /** Only present if the service keeps the name and the page can change it there. */
  setName?(name: string): Promise<void>
  /** Only present if nobody but the person can delete the account at the service. */
  deleteAccount?(): Promise<void>
  signOut(): Promise<void>
}

/** The message is shown in red under the form. */
export class IdentityError extends Error {
  code: 'refused' | 'cancelled' | 'unreachable'
  /** Seconds to wait after too many attempts. */
  retryAfter: number | undefined
  /** The service's own error code. */
  reason: string | undefined

  constructor(code: IdentityError['code'], message: string, retryAfter?: number, reason?: string) {
    super(message)
    this.name = 'IdentityError'
    this.code = code
    this.retryAfter = retryAfter
    this.reason = reason
  }
}
