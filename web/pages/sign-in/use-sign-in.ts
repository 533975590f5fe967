// Where a sign-in stands: idle, under way, refused with the service's words, or waiting for the second factor's code.
// Success starts the session, and the page goes where it was meant to go.
import { useEffect, useRef, useState } from 'react'
import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from '../../identity/choose.ts'
import { IdentityError, type IdentityClient, type SignInStep } from '../../identity/identity.ts'
import { m } from '../../paraglide/messages.js'
import { finishSignIn } from '../../session/sign-in.ts'

export type SignInState = {
  /** Said beside the lily while a request runs; the form is replaced meanwhile. */
  pending: string | null
  /** The third-party account's window is open; the form stays usable. */
  isElsewhere: boolean
  problem: string | null
  notice: string | null
  needsCode: boolean
  /** The mail with the link for a new password is on its way, and its sender has not yet closed the alert. */
  isResetSent: boolean
}

const IDLE: SignInState = {
  pending: null,
  isElsewhere: false,
  problem: null,
  notice: null,
  needsCode: false,
  isResetSent: false,
}

export function useSignIn(site: SiteSettings) {
  const [state, setState] = useState(IDLE)
  const loaded = useRef<IdentityClient>(undefined)
  const turn = useRef(0)

  const load = async () => (loaded.current ??= await loadIdentity(site))

  useEffect(() => {
    // Fetched before it is needed: a popup may only be opened at once, and the network may be gone by then.
    load().catch(() => {})
    return () => {
      turn.current = NaN
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once; the settings do not change while a page is open
  }, [])

  async function attempt<Result>(start: Partial<SignInState>, work: (identity: IdentityClient) => Promise<Result>) {
    const mine = ++turn.current
    setState((was) => ({ ...IDLE, needsCode: was.needsCode, ...start }))
    try {
      // Not awaited where it is there already, so that a click still counts as one.
      const result = await work(loaded.current ?? (await load()))
      return turn.current === mine ? result : undefined
    } catch (error) {
      const problem = error instanceof IdentityError ? error.message : m.login_unreachable()
      // A newer attempt goes on: it is only told that the older one ended.
      if (turn.current === mine) setState((was) => ({ ...was, pending: null, isElsewhere: false, problem }))
      else setState((was) => ({ ...was, notice: problem }))
    }
  }

  async function signIn(start: Partial<SignInState>, work: (identity: IdentityClient) => Promise<SignInStep>) {
    const step = await attempt(start, work)
    if (!step) return
    if (!step.done) return setState({ ...IDLE, needsCode: true })
    // On success the lily stays until the next page is there.
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
      signIn(site.identity === 'oidc' ? { pending: m.login_hosted_pending() } : { isElsewhere: true }, (identity) =>
        identity.continueWithProvider(from),
      ),
    async sendReset(email: string) {
      const isSent = await attempt({ pending: m.login_reset_pending() }, async (identity) => {
        await identity.sendReset(email)
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
