// The identity service as the pages know it. Each implementation is a file of its own, loaded only when configured.

/**
 * Where a sign-in stands after a step: done, or waiting for the second factor's code. The access token is a hosted
 * issuer's, for our server to ask it for the email where the ID token does not name it.
 */
export type SignInStep =
  | { done: true; idToken: string; email: string; accessToken?: string }
  | { done: false; needs: 'secondFactor' }

export type IdentityClient = {
  signIn(email: string, password: string): Promise<SignInStep>
  /** The second step, with a code from the app or one of the recovery codes. */
  confirmCode(code: string, kind: 'app' | 'recovery'): Promise<SignInStep>
  register(name: string, email: string, password: string): Promise<SignInStep>
  /**
   * Third-party account in a popup; a newer call cancels the older one. A hosted service takes the whole page instead,
   * and needs to know where the person wanted to go.
   */
  continueWithProvider(from?: string): Promise<SignInStep>
  sendReset(email: string): Promise<void>
  setPassword(resetToken: string, password: string): Promise<void>
  signOut(): Promise<void>
}

/** What went wrong, in the service's own words: they are shown in red under the form. */
export class IdentityError extends Error {
  code: 'refused' | 'cancelled' | 'unreachable'
  /** Seconds to wait, when there were too many tries. */
  retryAfter: number | undefined
  /** The service's own name for what went wrong. */
  reason: string | undefined

  constructor(code: IdentityError['code'], message: string, retryAfter?: number, reason?: string) {
    super(message)
    this.name = 'IdentityError'
    this.code = code
    this.retryAfter = retryAfter
    this.reason = reason
  }
}
