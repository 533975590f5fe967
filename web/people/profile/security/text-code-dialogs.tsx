import type { Profile } from '#contract/calls/people/people.ts'
import { internationalPhone } from '#contract/people/phone.ts'
import type { SiteSettings } from '#contract/site.ts'
import { useState } from 'react'
import {
  textNewNumber,
  turnOffTextedCodes,
  turnOnTextedCodes,
  type Factor,
} from '../../../identity/firebase/text-codes.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { StepForm } from '../step-form.tsx'
import { SignInAgain } from './sign-in-again.tsx'

type DialogProps = {
  open: boolean
  profile: Profile
  site: SiteSettings
  onClose: () => void
  onChanged: () => void
}

const needsPhone = (value: string) => (internationalPhone(value) ? null : m.security_phone_invalid())
const needsCode = (value: string) => (/^\d{6}$/.test(value.replaceAll(/\s/g, '')) ? null : m.security_code_required())

/** Three steps: a fresh sign-in, which Firebase requires, the phone number, and the code sent to it. */
export function TurnOnTextsDialog({ open, profile: { email, phone }, site, onClose, onChanged }: DialogProps) {
  const [isSignedIn, setIsSignedIn] = useState(false)
  const [texted, setTexted] = useState<{ number: string; session: string }>()
  const close = () => {
    setIsSignedIn(false)
    setTexted(undefined)
    onClose()
  }

  const turnOn = async (code: string, { number, session }: { number: string; session: string }) => {
    await turnOnTextedCodes(session, code.replaceAll(/\s/g, ''))
    // If the number is unchanged, the person's own formatting of it is kept.
    const isNew = internationalPhone(phone) !== number
    if (isNew) await api('PUT /users/{email}', { params: { email }, body: { phone: number } })
    close()
    onChanged()
    toast(m.security_texts_turned_on())
  }

  return (
    <Dialog open={open} onClose={close} title={m.security_turn_on_title()}>
      {!isSignedIn ? (
        <SignInAgain
          email={email}
          site={site}
          submit={m.security_continue()}
          onDone={() => setIsSignedIn(true)}
          onCancel={close}
        >
          <p>{m.security_texts_turn_on_text()}</p>
        </SignInAgain>
      ) : !texted ? (
        <StepForm
          key="phone"
          kind="phone"
          label={m.security_phone()}
          hint={m.security_phone_hint()}
          initial={phone}
          check={needsPhone}
          submit={m.security_phone_send()}
          onSubmit={async (typed) => {
            const number = internationalPhone(typed)!
            setTexted({ number, session: await textNewNumber(number) })
          }}
          onCancel={close}
        />
      ) : (
        <StepForm
          key="code"
          kind="code"
          label={m.security_phone_code()}
          check={needsCode}
          submit={m.security_turn_on()}
          onSubmit={(code) => turnOn(code, texted)}
          onCancel={close}
        >
          <p>{m.security_phone_sent({ phone: texted.number })}</p>
        </StepForm>
      )}
    </Dialog>
  )
}

type TurnOffTextsDialogProps = DialogProps & { factors: Factor[] }

export function TurnOffTextsDialog({ open, profile, site, factors, onClose, onChanged }: TurnOffTextsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.security_turn_off_title()}>
      <SignInAgain
        email={profile.email}
        site={site}
        submit={m.security_turn_off()}
        danger
        onDone={async () => {
          await turnOffTextedCodes(factors)
          onClose()
          onChanged()
          toast(m.security_turned_off())
        }}
        onCancel={onClose}
      >
        <p>{m.security_texts_turn_off_text()}</p>
      </SignInAgain>
    </Dialog>
  )
}
