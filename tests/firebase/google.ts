// Google's account chooser. The emulator cannot say where to sign in (createAuthUri) without Google's own scripts, so
// this stands in for that one answer and for the page behind it; what comes back is the emulator's own format.
import type { Page } from '@playwright/test'
import { openProvider } from '../browser/people.ts'

const CHOOSER = 'https://accounts.google.test/choose'

export async function standInForGoogle(page: Page): Promise<void> {
  const context = page.context()
  await context.route('**/accounts:createAuthUri*', async (route) => {
    const { continueUri, providerId } = route.request().postDataJSON() as { continueUri: string; providerId: string }
    const query = new URLSearchParams({ continueUri, providerId })
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { authUri: `${CHOOSER}?${query}`, sessionId: 'session', providerId },
    })
  })
  await context.route(`${CHOOSER}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Google</title><h1>Choose an account</h1>' }),
  )
}

/** Opens the popup and returns from it as this person, or without a choice. */
export async function continueWithGoogle(page: Page, claims: { email: string; name?: string } | null): Promise<void> {
  const popup = await openProvider(page)
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
  const { searchParams } = new URL(popup.url())
  const back = new URL(searchParams.get('continueUri')!)
  const idToken = claims && JSON.stringify({ sub: `google-${claims.email}`, email_verified: true, ...claims })
  const answer = idToken
    ? { providerId: searchParams.get('providerId')!, id_token: idToken }
    : { error: 'access_denied' }
  back.search = new URLSearchParams(answer).toString()
  // Acts like a page, because a navigation by the browser itself would cut the popup off from its opener.
  await popup.evaluate((href) => location.assign(href), back.href)
}
