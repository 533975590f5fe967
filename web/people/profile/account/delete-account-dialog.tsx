import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from '../../../identity/choose.ts'
import { IdentityError, type IdentityClient, type SignInStep } from '../../../identity/identity.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { useWork } from '../../../session/use-work.ts'
import { finishSignIn } from '../../../identity/sign-in.ts'
import { leaveDeletedAccount } from '../../../identity/sign-out.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { ProviderButton } from '../../sign-in/provider-button.tsx'
import { errorText, StepForm } from '../step-form.tsx'
import { leaveHash } from './leave-hash.ts'

type DeleteAccountDialogProps = {
  email: string
  site: SiteSettings
  /** Whether the person just returned from signing in at a hosted identity service. */
  isSignedInAgain: boolean
  open: boolean
  onClose: () => void
}

type Step = 'prove' | 'code' | 'confirm'

/** The server only deletes an account shortly after a sign-in, so this asks for one first. */
export default function DeleteAccountDialog({ email, site, isSignedInAgain, open, onClose }: DeleteAccountDialogProps) {
  const [step, setStep] = useState<Step>(isSignedInAgain ? 'confirm' : 'prove')
  // For the buttons outside a form.
  const { isBusy, problem, run, dismiss } = useWork({ reason: errorText, isBeside: true })
  const [codeHint, setCodeHint] = useState<string>()
  const identity = useIdentity(site, open)

  const close = () => {
    setStep('prove')
    dismiss()
    onClose()
  }

  const remove = async () => {
    // Loaded in advance, because after the deletion a 401 from any other call would end the session for the wrong
    // reason.
    const client = await loadIdentity(site)
    try {
      await api('DELETE /users/{email}', { params: { email } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_again') setStep('prove')
      throw error
    }
    // Our account is already deleted, whatever the service answers.
    if (client.deleteAccount) await client.deleteAccount().catch(() => {})
    await leaveDeletedAccount(site)
  }

  /** Accepts the sign-in. Returns false if it still needs a code. */
  const takeOver = async (signIn: SignInStep): Promise<boolean> => {
    if (!signIn.done) {
      setCodeHint(signIn.hint)
      setStep('code')
      return false
    }
    if (signIn.email.toLowerCase() !== email) throw new IdentityError('refused', m.account_delete_other({ email }))
    await finishSignIn(signIn)
    return true
  }

  const continueWithProvider = () =>
    run(async () => {
      // Not awaited if already loaded, because the browser would then block the popup as not caused by a click.
      const client = identity.current ?? (await loadIdentity(site))
      const signIn = await client.continueWithProvider(paths.myProfile + leaveHash(email), 'again')
      if (await takeOver(signIn)) setStep('confirm')
    })

  const consequences = (
    <>
      <p>{m.account_delete_consequences()}</p>
      <p>{m.account_delete_stays()}</p>
    </>
  )
  const alert = <div role="alert">{problem && <FieldError text={problem} />}</div>

  return (
    <Dialog open={open} onClose={close} title={m.account_delete_title()}>
      {step === 'confirm' || site.identity === 'oidc' ? (
        <>
          <div className="dialog-body">
            {consequences}
            <p>{step === 'confirm' ? m.account_delete_confirm({ email }) : m.account_delete_log_in_text()}</p>
            {alert}
          </div>
          <footer>
            <button type="button" className="button" data-first autoFocus onClick={close}>
              {m.profile_cancel()}
            </button>
            <button
              type="button"
              className={`button ${step === 'confirm' ? 'button-danger' : 'button-primary'}`}
              aria-disabled={isBusy}
              onClick={() => void (step === 'confirm' ? run(remove) : continueWithProvider())}
            >
              {isBusy && <span className="spinner" aria-hidden="true" />}
              {step === 'confirm' ? m.account_delete_submit() : m.account_delete_log_in()}
            </button>
          </footer>
        </>
      ) : step === 'code' ? (
        <StepForm
          key="code"
          kind="code"
          label={codeHint ? m.security_phone_code() : m.security_code()}
          {...(codeHint ? { hint: codeHint } : {})}
          check={(code) => (code ? null : m.security_code_required())}
          submit={m.account_delete_submit()}
          danger
          onSubmit={async (typed) => {
            const code = typed.replaceAll(/\s/g, '')
            const client = identity.current ?? (await loadIdentity(site))
            const kind = /^\d+$/.test(code) ? 'app' : 'recovery'
            if (await takeOver(await client.confirmCode(code, kind))) await remove()
          }}
          onCancel={close}
        >
          {consequences}
        </StepForm>
      ) : (
        <StepForm
          key="password"
          kind="password"
          label={m.security_password()}
          check={(password) => (password ? null : m.security_password_required())}
          submit={m.account_delete_submit()}
          danger
          onSubmit={async (password) => {
            dismiss()
            const client = identity.current ?? (await loadIdentity(site))
            if (await takeOver(await client.signIn(email, password))) await remove()
          }}
          onCancel={close}
          below={
            <>
              <ProviderButton site={site} onClick={() => void continueWithProvider()} />
              {alert}
            </>
          }
        >
          {consequences}
        </StepForm>
      )}
    </Dialog>
  )
}

/** Loaded as soon as the dialog opens. */
function useIdentity(site: SiteSettings, open: boolean) {
  const identity = useRef<IdentityClient>(undefined)
  useEffect(() => {
    if (!open) return
    loadIdentity(site).then(
      (client) => void (identity.current = client),
      () => {},
    )
  }, [site, open])
  return identity
}
