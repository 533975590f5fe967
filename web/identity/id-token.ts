import { claimsOf } from '../session/session.ts'

/** The email in an ID token. It isn't verified here, because the server checks the token when it is exchanged. */
export const emailOf = (idToken: string): string => (claimsOf(idToken) as { email?: string }).email ?? ''
