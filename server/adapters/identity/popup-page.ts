// The last page of the sign-in popup: it reports the result to its opener and closes itself. The library renders it; we
// remove the session's token, which scripts do not need because the cookie holds it, and use our own error messages.

const PAYLOAD = /(<script type="application\/json" id="better-auth-oauth-popup">)([\s\S]*?)(<\/script>)/
const TRY_AGAIN = 'Please try again.'

export const SECOND_FACTOR_REQUIRED = 'second_factor_required'

const WORDS: Record<string, string> = {
  [SECOND_FACTOR_REQUIRED]: 'Enter the code from your authenticator app.',
  access_denied: 'The login was cancelled.',
  account_not_linked:
    'There’s already an account here with this email, and the account you chose hasn’t confirmed it. Log in with your password, or confirm the email there first.',
  email_not_found: 'The account you chose doesn’t share its email, and we need one.',
  popup_sign_in_failed: `We can’t reach the service you chose right now. ${TRY_AGAIN}`,
  state_mismatch: `The login took too long, or you started another one. ${TRY_AGAIN}`,
  state_not_found: `The login took too long, or you started another one. ${TRY_AGAIN}`,
}

type Payload = { token?: string; error?: { code: string; description?: string } }

export async function tidyPopupPage(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = (await response.text()).replace(PAYLOAD, (_, before: string, json: string, after: string) => {
    const payload = JSON.parse(json) as Payload
    if (payload.token) payload.token = 'in the cookie'
    if (payload.error) {
      payload.error.description = WORDS[payload.error.code] ?? `We couldn’t log you in. ${TRY_AGAIN}`
    }
    return before + JSON.stringify(payload).replaceAll('<', String.raw`\u003c`) + after
  })
  const headers = new Headers(response.headers)
  // This header is left over from the redirect that the page replaces.
  headers.delete('location')
  return new Response(page, { status: response.status, headers })
}
