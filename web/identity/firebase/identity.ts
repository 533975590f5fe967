// Firebase Authentication over its REST API: the site keeps its own forms, and loads none of Google's scripts.
import { m } from '../../paraglide/messages.js'
import { emailOf } from '../id-token.ts'
import { IdentityError, type IdentityClient, type SignInStep } from '../identity.ts'
import { continueWithGoogle } from './google-popup.ts'
import { callFirebase } from './rest-api.ts'
import { confirmTextedCode, textSignInCode, type PendingSignIn } from './text-codes.ts'
import { currentIdToken, forgetTokens, keepTokens, type Tokens } from './tokens.ts'

type SignInAnswer = Tokens & Partial<PendingSignIn> & { needConfirmation?: boolean }

export const firebaseIdentity: IdentityClient = {
  async signIn(email, password) {
    return nextStep(await callFirebase('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true }))
  },
  async confirmCode(code) {
    return keepTokens(await confirmTextedCode(code))
  },
  async register(name, email, password) {
    const tokens = await callFirebase<Tokens>('v1/accounts:signUp', { email, password, returnSecureToken: true })
    keepTokens(tokens)
    // The account exists from here on. A lost email can be sent again, and a missing name can be changed.
    await sendConfirmation().catch(() => {})
    await setName(name).catch(() => {})
    const idToken = await currentIdToken('renewed')
    return { done: true, idToken, email: emailOf(idToken) }
  },
  async continueWithProvider() {
    return nextStep(await continueWithGoogle())
  },
  async renew() {
    const idToken = await currentIdToken('renewed')
    return { done: true, idToken, email: emailOf(idToken) }
  },
  async sendReset(email) {
    try {
      await callFirebase('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    } catch (error) {
      // The answer is the same for every email, so that it doesn't reveal who has an account.
      if (!(error instanceof IdentityError && error.reason === 'EMAIL_NOT_FOUND')) throw error
    }
  },
  async setPassword(resetToken, password) {
    await callFirebase('v1/accounts:resetPassword', { oobCode: resetToken, newPassword: password })
    forgetTokens()
  },
  sendConfirmation,
  setName,
  async deleteAccount() {
    await callFirebase('v1/accounts:delete', { idToken: await currentIdToken() })
  },
  async signOut() {
    forgetTokens()
  },
}

async function sendConfirmation(): Promise<void> {
  await callFirebase('v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await currentIdToken() })
}

async function setName(displayName: string): Promise<void> {
  await callFirebase('v1/accounts:update', { idToken: await currentIdToken(), displayName })
}

async function nextStep(answer: SignInAnswer): Promise<SignInStep> {
  // This email belongs to another sign-in method, and Firebase doesn't trust this one enough to link the two.
  if (answer.needConfirmation) throw new IdentityError('refused', m.login_popup_not_linked())
  const { mfaPendingCredential, mfaInfo } = answer
  if (!mfaPendingCredential || !mfaInfo) return keepTokens(answer)
  const phone = await textSignInCode({ mfaPendingCredential, mfaInfo })
  return { done: false, needs: 'secondFactor', hint: m.login_code_texted({ phone }) }
}
