// Third-party sign-in, from opening the popup to the message it posts to its opener.
import { createCookieBrowser, type CookieBrowser, type Visit } from './cookie-browser.ts'
import type { Site } from '../test-server.ts'

export type PopupMessage = {
  type: string
  nonce: string
  targetOrigin: string
  token?: string
  error?: { code: string; description: string }
}

export function popupAddress(origin: string, nonce = 'n1'): string {
  return `${origin}/identity/oauth-popup/start?${new URLSearchParams({ popupOrigin: origin, popupNonce: nonce })}`
}

/** Signs in with the local OpenID provider; returns the last page and the message it posts. */
export async function continueWithAccount(
  server: Site,
  account: { email: string; name?: string; verified?: boolean },
  browser: CookieBrowser = createCookieBrowser(),
): Promise<{ browser: CookieBrowser; page: Visit; message: PopupMessage }> {
  const login = await browser.open(popupAddress(server.url))
  const verified: Record<string, string> = account.verified === false ? {} : { verified: 'yes' }
  const consent = await browser.press(login, 'login', {
    email: account.email,
    name: account.name ?? 'Rumi',
    ...verified,
  })
  const page = await browser.press(consent, 'allow')
  return { browser, page, message: messageOf(page) }
}

export function messageOf(page: Visit): PopupMessage {
  const json = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page.text)?.[1]
  if (!json) throw new Error(`no message in ${page.status} ${page.url.href}: ${page.text.slice(0, 300)}`)
  return JSON.parse(json) as PopupMessage
}
