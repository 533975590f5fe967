// The state of a sign-in: idle, in progress, failed, or waiting for the code of the second factor. Success starts the
// session, and the page then leaves for its destination.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from '../../identity/choose.ts'
import { IdentityError, type IdentityClient, type SignInStep } from '../../identity/identity.ts'
import { m } from '../../paraglide/messages.js'
import { finishSignIn } from '../../identity/sign-in.ts'

export type SignInState = {
  /** The label of the loading lily, which covers the form while a request runs. */
  pending: string | null
  /** Whether the third-party provider's popup is open. The form stays usable. */
  isPopupOpen: boolean
  problem: string | null
  notice: string | null
  needsCode: boolean
  /** Where the code was sent, if the service sends it. */
  codeHint: string | null
  /** Whether the password reset email was sent and its dialog is still open. */
  isResetSent: boolean
}

const IDLE: SignInState = {
  pending: null,
  isPopupOpen: false,
  problem: null,
  notice: null,
  needsCode: false,
  codeHint: null,
  isResetSent: false,
}

export function useSignIn(site: SiteSettings) {
  const [state, setState] = useState(IDLE)
  const loaded = useRef<IdentityClient>(undefined)
  const latestAttempt = useRef(0)

  const load = useCallback(async () => {
    const identity = loaded.current ?? (await loadIdentity(site))
    loaded.current = identity
    return identity
  }, [site])

  // Loaded early, because a popup must open directly on the click, and the network may be gone by then.
  useEffect(() => {
    load().catch(() => {})
  }, [load])

  useEffect(
    () => () => {
      latestAttempt.current = NaN
    },
    [],
  )

  async function attempt<Result>(start: Partial<SignInState>, work: (identity: IdentityClient) => Promise<Result>) {
    const thisAttempt = ++latestAttempt.current
    setState(({ needsCode, codeHint }) => ({ ...IDLE, needsCode, codeHint, ...start }))
    try {
      // Not awaited if already loaded, because the browser would then block the popup as not caused by a click.
      const result = await work(loaded.current ?? (await load()))
      return latestAttempt.current === thisAttempt ? result : undefined
    } catch (error) {
      const problem = error instanceof IdentityError ? error.message : m.login_unreachable()
      // A newer attempt is running, so this only shows a notice that the older one failed.
      if (latestAttempt.current === thisAttempt)
        setState((before) => ({ ...before, pending: null, isPopupOpen: false, problem }))
      else setState((before) => ({ ...before, notice: problem }))
    }
  }

  async function signIn(start: Partial<SignInState>, work: (identity: IdentityClient) => Promise<SignInStep>) {
    const step = await attempt(start, work)
    if (!step) return
    if (!step.done) return setState({ ...IDLE, needsCode: true, codeHint: step.hint ?? null })
    // On success, the lily stays until the next page is shown.
    await attempt({ pending: start.pending ?? m.login_pending() }, () => finishSignIn(step))
  }

  return {
    state,
    signIn: (email: string, password: string) =>
      signIn({ pending: m.login_pending() }, (identity) => identity.signIn(email, password)),
    confirmCode: (code: string, kind: 'app' | 'recovery') =>
      signIn({ pending: m.login_pending() }, (identity) => identity.confirmCode(code, kind)),
    register: (name: string, email: string, password: string) =>
      signIn({ pending: m.register_pending() }, (identity) => identity.register(name, email, password)),
    continueWithProvider: (from: string) =>
      signIn(site.identity === 'oidc' ? { pending: m.login_hosted_pending() } : { isPopupOpen: true }, (identity) =>
        identity.continueWithProvider(from),
      ),
    async sendReset(email: string) {
      const isSent = await attempt({ pending: m.login_reset_pending() }, async (identity) => {
        // Always reports success, as the owner's text requires, whatever the service says about this email. Only an
        // unreachable service is an error.
        await identity.sendReset(email).catch((error: unknown) => {
          if (!(error instanceof IdentityError) || error.code === 'unreachable') throw error
        })
        return true
      })
      if (isSent) setState({ ...IDLE, isResetSent: true })
    },
    async setPassword(resetToken: string, password: string) {
      const isSet = await attempt({ pending: m.login_new_password_pending() }, async (identity) => {
        await identity.setPassword(resetToken, password)
        return true
      })
      if (isSet) setState({ ...IDLE, notice: m.login_new_password_done() })
      return isSet ?? false
    },
    startAgain: () => setState(IDLE),
  }
}

export type SignIn = ReturnType<typeof useSignIn>
