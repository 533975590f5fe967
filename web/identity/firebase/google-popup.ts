// Continue with Google: Firebase provides the sign-in URL, the popup returns to our own page, and Firebase reads what
// Google added to its URL.
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
// Imported from there, so that the bundler keeps the popup and its texts in the embedded service's chunk.
import { runPopup } from '../embedded.ts'
import { IdentityError } from '../identity.ts'
import type { PopupMessage } from '../popup.ts'
import { POPUP_MESSAGE } from './popup-return.ts'
import { callFirebase } from './rest-api.ts'

type AuthUri = { authUri: string; sessionId: string }

export async function continueWithGoogle<Answer>(): Promise<Answer> {
  const start = Promise.withResolvers<AuthUri>()
  const address = await runPopup('', readAddress, async (popup) => {
    const answer = await callFirebase<AuthUri>('v1/accounts:createAuthUri', {
      providerId: 'google.com',
      continueUri: location.origin + paths.signedIn,
      customParameter: { prompt: 'select_account' },
    })
    start.resolve(answer)
    popup.location.replace(answer.authUri)
  })
  const { sessionId } = await start.promise
  return callFirebase('v1/accounts:signInWithIdp', { requestUri: address, sessionId, returnSecureToken: true })
}

function readAddress({ type, address }: PopupMessage): string | undefined {
  if (type !== POPUP_MESSAGE || !address) return undefined
  if (new URL(address).searchParams.get('error')) throw new IdentityError('cancelled', m.login_popup_closed())
  return address
}
