// The account as Firebase stores it.
import { callFirebase, isSessionOver } from './rest-api.ts'
import type { Factor } from './text-codes.ts'
import { currentIdToken } from './tokens.ts'

export type FirebaseAccount = { email: string; emailVerified: boolean; factors: Factor[] }

type Answer = { users: [{ email: string; emailVerified?: boolean; mfaInfo?: Factor[] }] }

/** Null if this browser isn't, or is no longer, signed in there. */
export async function readAccount(): Promise<FirebaseAccount | null> {
  try {
    const { users } = await callFirebase<Answer>('v1/accounts:lookup', { idToken: await currentIdToken() })
    const [{ email, emailVerified = false, mfaInfo = [] }] = users
    return { email, emailVerified, factors: mfaInfo }
  } catch (error) {
    if (isSessionOver(error)) return null
    throw error
  }
}
