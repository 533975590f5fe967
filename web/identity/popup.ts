// Signs in with a third-party account in a popup, which posts a message when it is done. A popup closed half-way posts
// nothing, so a check every few seconds notices it. A newer popup cancels the older one.
import { POPUP_CLOSED_CHECK_MS } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { IdentityError } from './identity.ts'

/** The message may still be in transit when the popup is already closed. */
const LATE_MESSAGE_MS = 500
const MESSAGE_TYPE = 'better-auth:oauth-popup'
const SIZE = { width: 500, height: 640 }

type PopupMessage = { type?: string; nonce?: string; token?: string; error?: { code?: string; description?: string } }

let cancelPrevious: (() => void) | undefined

/** Resolves when the person is signed in, or when the service asks for the second factor. */
export function continueInPopup(): Promise<'signedIn' | 'secondFactor'> {
  cancelPrevious?.()
  const nonce = crypto.randomUUID()
  const query = new URLSearchParams({ provider: 'account', popupOrigin: location.origin, popupNonce: nonce })
  // A new window name each time, so that a newer popup never reuses the older one's window.
  const popup = window.open(`/identity/oauth-popup/start?${query}`, `porua-${nonce}`, centred())
  if (!popup) return Promise.reject(new IdentityError('refused', m.login_popup_blocked()))

  return new Promise((resolve, reject) => {
    const finish = (outcome: () => void) => {
      window.removeEventListener('message', listen)
      clearInterval(check)
      if (cancelPrevious === supersede) cancelPrevious = undefined
      popup.close()
      outcome()
    }
    const cancel = (message: string) => finish(() => reject(new IdentityError('cancelled', message)))
    const supersede = () => cancel(m.login_popup_overtaken())
    const listen = ({ origin, source, data }: MessageEvent<PopupMessage | null>) => {
      if (origin !== location.origin || source !== popup) return
      if (data?.type !== MESSAGE_TYPE || data.nonce !== nonce) return
      const { error, token } = data
      if (error?.code === 'second_factor_required') finish(() => resolve('secondFactor'))
      else if (error) finish(() => reject(refusal(error)))
      else if (token) finish(() => resolve('signedIn'))
    }
    const check = setInterval(() => {
      if (popup.closed) setTimeout(() => cancel(m.login_popup_closed()), LATE_MESSAGE_MS)
    }, POPUP_CLOSED_CHECK_MS)
    window.addEventListener('message', listen)
    cancelPrevious = supersede
  })
}

function refusal({ code = '', description }: { code?: string; description?: string }): IdentityError {
  if (code === 'access_denied') return new IdentityError('cancelled', m.login_popup_closed())
  if (code === 'account_not_linked') return new IdentityError('refused', m.login_popup_not_linked())
  return new IdentityError('refused', description || m.login_popup_failed())
}

function centred(): string {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2)
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`
}
