// Firebase only sends text messages with proof of a human: Google's invisible reCAPTCHA, the only Google script in this
// mode, which loads when a code is about to be sent.
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { knownSite } from '../../session/site.ts'
import { IdentityError } from '../identity.ts'
import { readFirebase } from './rest-api.ts'

type Widget = {
  ready(callback: () => void): void
  render(container: HTMLElement, options: Record<string, unknown>): number
  execute(widget: number): void
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

export async function recaptchaToken(): Promise<string> {
  // The emulator doesn't require one.
  if (knownSite()!.firebase!.emulator) return ''
  const [{ recaptchaSiteKey }, widget] = await Promise.all([
    readFirebase<{ recaptchaSiteKey: string }>('v1/recaptchaParams'),
    loadWidget(),
  ])
  return new Promise((resolve, reject) => {
    // Placed inside the open dialog, if any, because everything outside it is inert.
    const container = document.createElement('div')
    const place = document.querySelector('dialog[open]') ?? document.body
    place.append(container)
    const fail = () => reject(new IdentityError('unreachable', m.login_unreachable()))
    const id = widget.render(container, {
      sitekey: recaptchaSiteKey,
      size: 'invisible',
      callback(token: string) {
        container.remove()
        resolve(token)
      },
      'error-callback': fail,
      'expired-callback': fail,
    })
    widget.execute(id)
  })
}

function loadWidget(): Promise<Widget> {
  const known = () => (window as { grecaptcha?: Widget }).grecaptcha
  return new Promise((resolve, reject) => {
    const ready = () => known()?.ready(() => resolve(known()!))
    if (known()) return ready()
    const script = Object.assign(document.createElement('script'), { src: `${SCRIPT}&hl=${getLocale()}` })
    script.addEventListener('load', ready)
    script.addEventListener('error', () => {
      script.remove()
      reject(new IdentityError('unreachable', m.login_unreachable()))
    })
    document.head.append(script)
  })
}
