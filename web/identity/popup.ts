// The third-party account's sign-in in a window of its own. When it is through, the window tells us and closes. A
// window closed half-way tells nothing: it is noticed by a check every few seconds. A newer window cancels the older.
import { POPUP_CLOSED_CHECK_MS } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { IdentityError } from './identity.ts'

/** The word may still be on its way when the window is already gone. */
const LAST_WORD_MS = 500
const MESSAGE_TYPE = 'better-auth:oauth-popup'
const SIZE = { width: 500, height: 640 }

type Word = { type?: string; nonce?: string; token?: string; error?: { code?: string; description?: string } }

let cancelOlder: (() => void) | undefined

/** Resolves when the service knows who it is, or asks for the second factor as well. */
export function continueInPopup(): Promise<'signedIn' | 'secondFactor'> {
  cancelOlder?.()
  const nonce = crypto.randomUUID()
  const query = new URLSearchParams({ provider: 'account', popupOrigin: location.origin, popupNonce: nonce })
  // ItemName anew each time, so that a newer one is never the older one's window.
  const popup = window.open(`/identity/oauth-popup/start?${query}`, `porua-${nonce}`, centred())
  if (!popup) return Promise.reject(new IdentityError('refused', m.login_popup_blocked()))

  return new Promise((resolve, reject) => {
    const finish = (outcome: () => void) => {
      window.removeEventListener('message', listen)
      clearInterval(check)
      if (cancelOlder === overtaken) cancelOlder = undefined
      popup.close()
      outcome()
    }
    const cancel = (message: string) => finish(() => reject(new IdentityError('cancelled', message)))
    const overtaken = () => cancel(m.login_popup_overtaken())
    const listen = ({ origin, source, data }: MessageEvent<Word | null>) => {
      if (origin !== location.origin || source !== popup) return
      if (data?.type !== MESSAGE_TYPE || data.nonce !== nonce) return
      const { error, token } = data
      if (error?.code === 'second_factor_required') finish(() => resolve('secondFactor'))
      else if (error) finish(() => reject(refusal(error)))
      else if (token) finish(() => resolve('signedIn'))
    }
    const check = setInterval(() => {
      if (popup.closed) setTimeout(() => cancel(m.login_popup_closed()), LAST_WORD_MS)
    }, POPUP_CLOSED_CHECK_MS)
    window.addEventListener('message', listen)
    cancelOlder = overtaken
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
