// The second factor: a code sent by text message, required at sign-in, and turned on and off on the profile page.
import { m } from '../../paraglide/messages.js'
import { IdentityError } from '../identity.ts'
import { recaptchaToken } from './recaptcha.ts'
import { callFirebase } from './rest-api.ts'
import { currentIdToken, keepTokens, type Tokens } from './tokens.ts'

/** At sign-in Firebase shows only the end of the number. */
export type Factor = { mfaEnrollmentId: string; phoneInfo?: string }
export type PendingSignIn = { mfaPendingCredential: string; mfaInfo: Factor[] }

type Texted = { sessionInfo: string }

let pending: { mfaPendingCredential: string; sessionInfo: string } | undefined

/** Sends the code and returns the number's last digits. */
export async function textSignInCode({ mfaPendingCredential, mfaInfo }: PendingSignIn): Promise<string> {
  const factor = mfaInfo.find(({ phoneInfo }) => phoneInfo)
  if (!factor?.phoneInfo) throw new IdentityError('refused', m.login_factor_unknown())
  const { phoneResponseInfo } = await callFirebase<{ phoneResponseInfo: Texted }>('v2/accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: factor.mfaEnrollmentId,
    phoneSignInInfo: { recaptchaToken: await recaptchaToken() },
  })
  pending = { mfaPendingCredential, sessionInfo: phoneResponseInfo.sessionInfo }
  return factor.phoneInfo.replace(/^\+?\*+/, '…')
}

export async function confirmTextedCode(code: string): Promise<Tokens> {
  if (!pending) throw new IdentityError('refused', m.login_refused_code_late())
  const { mfaPendingCredential, sessionInfo } = pending
  return callFirebase('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { sessionInfo, code },
  })
}

/** Sends a code to a new number and returns what is needed to confirm it. */
export async function textNewNumber(phoneNumber: string): Promise<string> {
  const { phoneSessionInfo } = await callFirebase<{ phoneSessionInfo: Texted }>('v2/accounts/mfaEnrollment:start', {
    idToken: await currentIdToken(),
    phoneEnrollmentInfo: { phoneNumber, recaptchaToken: await recaptchaToken() },
  })
  return phoneSessionInfo.sessionInfo
}

export async function turnOnTextedCodes(sessionInfo: string, code: string): Promise<void> {
  const answer = await callFirebase<Tokens>('v2/accounts/mfaEnrollment:finalize', {
    idToken: await currentIdToken(),
    phoneVerificationInfo: { sessionInfo, code },
  })
  keepTokens(answer)
}

export async function turnOffTextedCodes(factors: Factor[]): Promise<void> {
  for (const { mfaEnrollmentId } of factors) {
    const idToken = await currentIdToken()
    keepTokens(await callFirebase<Tokens>('v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId }))
  }
}
