import type { SiteSettings } from '#contract/site.ts'
import { useState, type ReactNode } from 'react'
import { firebaseIdentity } from '../../../identity/firebase/identity.ts'
import { IdentityError, type SignInStep } from '../../../identity/identity.ts'
import { m } from '../../../paraglide/messages.js'
import { useWork } from '../../../session/use-work.ts'
import { FieldError } from '../../../ui/field.tsx'
import { ProviderButton } from '../../sign-in/provider-button.tsx'
import { errorText, StepForm } from '../step-form.tsx'

type SignInAgainProps = {
  email: string
  site: SiteSettings
  submit: string
  danger?: boolean
  onDone: () => Promise<void> | void
  onCancel: () => void
  children: ReactNode
}

/**
 * Firebase only changes the second factor shortly after a sign-in: with a password or Google, plus a code if it is on.
 */
export function SignInAgain({ email, site, submit, danger = false, onDone, onCancel, children }: SignInAgainProps) {
  const [codeHint, setCodeHint] = useState<string>()
  const { problem, run } = useWork({ reason: errorText, isBeside: true })

  const goOn = async (step: SignInStep) => {
    if (!step.done) return setCodeHint(step.hint)
    if (step.email.toLowerCase() !== email) {
      await firebaseIdentity.signOut()
      throw new IdentityError('refused', m.account_delete_other({ email }))
    }
    await onDone()
  }

  const continueWithProvider = async () => goOn(await firebaseIdentity.continueWithProvider())

  return codeHint ? (
    <StepForm
      key="code"
      kind="code"
      label={m.security_phone_code()}
      hint={codeHint}
      check={(code) => (code ? null : m.security_code_required())}
      submit={submit}
      danger={danger}
      onSubmit={async (code) => goOn(await firebaseIdentity.confirmCode(code.replaceAll(/\s/g, ''), 'app'))}
      onCancel={onCancel}
    >
      {children}
    </StepForm>
  ) : (
    <StepForm
      key="password"
      kind="password"
      label={m.security_password()}
      check={(password) => (password ? null : m.security_password_required())}
      submit={submit}
      danger={danger}
      onSubmit={async (password) => goOn(await firebaseIdentity.signIn(email, password))}
      onCancel={onCancel}
      below={
        <>
          <ProviderButton site={site} onClick={() => void run(continueWithProvider)} />
          <div role="alert">{problem && <FieldError text={problem} />}</div>
        </>
      }
    >
      {children}
    </StepForm>
  )
}
