// Signs in with a third-party account in a popup, which posts a message when it is done. A popup that is closed halfway
// posts nothing, so its state is polled every few seconds. A newer popup cancels the older one.
import { POPUP_CLOSED_CHECK_MS } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { IdentityError } from './identity.ts'

/** The message may still be in transit when the popup has closed. */
const LATE_MESSAGE_MS = 500
const MESSAGE_TYPE = 'better-auth:oauth-popup'
const SIZE = { width: 500, height: 640 }

export type PopupMessage = {
  type?: string
  nonce?: string
  token?: string
  /** The URL the popup returned to. */
  address?: string
  error?: { code?: string; description?: string }
}

let cancelPrevious: (() => void) | undefined

/** Resolves when the person is signed in, or when the service asks for the second factor. */
export function continueInPopup(): Promise<'signedIn' | 'secondFactor'> {
  const nonce = crypto.randomUUID()
  const query = new URLSearchParams({ provider: 'account', popupOrigin: location.origin, popupNonce: nonce })
  return runPopup(`/identity/oauth-popup/start?${query}`, ({ type, nonce: answered, error, token }) => {
    if (type !== MESSAGE_TYPE || answered !== nonce) return undefined
    if (error?.code === 'second_factor_required') return 'secondFactor'
    if (error) throw refusal(error)
    return token ? 'signedIn' : undefined
  })
}

/**
 * `read` turns a message from our own page in the popup into the result. Undefined means an unrelated message. `start`
 * may navigate the popup later, if its URL isn't known when it opens.
 */
export function runPopup<Result>(
  address: string,
  read: (message: PopupMessage) => Result | undefined,
  start?: (popup: Window) => Promise<void>,
): Promise<Result> {
  cancelPrevious?.()
  // A new window name each time, so that a newer popup never reuses the older one's window.
  const popup = window.open(address, `porua-${crypto.randomUUID()}`, centred())
  if (!popup) return Promise.reject(new IdentityError('refused', m.login_popup_blocked()))

  return new Promise((resolve, reject) => {
    const finish = (outcome: () => void) => {
      window.removeEventListener('message', listen)
      clearInterval(check)
      if (cancelPrevious === supersede) cancelPrevious = undefined
      popup.close()
      outcome()
    }
    const fail = (error: unknown) => finish(() => reject(error))
    const cancel = (message: string) => fail(new IdentityError('cancelled', message))
    const supersede = () => cancel(m.login_popup_overtaken())
    const listen = ({ origin, source, data }: MessageEvent<PopupMessage | null>) => {
      if (origin !== location.origin || source !== popup || !data) return
      try {
        const result = read(data)
        if (result) finish(() => resolve(result))
      } catch (error) {
        fail(error)
      }
    }
    const check = setInterval(() => {
      if (popup.closed) setTimeout(() => cancel(m.login_popup_closed()), LATE_MESSAGE_MS)
    }, POPUP_CLOSED_CHECK_MS)
    window.addEventListener('message', listen)
    cancelPrevious = supersede
    start?.(popup).catch(fail)
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
