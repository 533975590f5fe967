import { useState } from 'react'
import { internationalPhone } from '#contract/people/phone.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { confirmPhone, sendPhoneCode } from './identity-calls.ts'
import { StepForm } from '../step-form.tsx'

/** Removes the separators that people type between digits. */
const stripSeparators = (typed: string) => typed.replaceAll(/[\s().-]/g, '')
const needsPhone = (value: string) => (internationalPhone(value) ? null : m.security_phone_invalid())
const needsCode = (value: string) => (/^\d{4,8}$/.test(stripSeparators(value)) ? null : m.security_code_required())

type PhoneDialogProps = {
  open: boolean
  /** The phone number in the profile, as the initial value. */
  phone: string
  onClose: () => void
  onChanged: () => void
}

export function PhoneDialog({ open, phone: profilePhone, onClose, onChanged }: PhoneDialogProps) {
  const [phone, setPhone] = useState<string>()
  const close = () => {
    setPhone(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={m.security_phone_title()}>
      {!phone ? (
        <StepForm
          key="phone"
          kind="phone"
          label={m.security_phone()}
          hint={m.security_phone_hint()}
          initial={profilePhone}
          check={needsPhone}
          submit={m.security_phone_send()}
          onSubmit={async (typed) => {
            const number = internationalPhone(typed)!
            await sendPhoneCode(number)
            setPhone(number)
          }}
          onCancel={close}
        />
      ) : (
        <StepForm
          key="code"
          kind="code"
          label={m.security_phone_code()}
          check={needsCode}
          submit={m.security_confirm()}
          onSubmit={async (code) => {
            await confirmPhone(phone, stripSeparators(code))
            close()
            onChanged()
            toast(m.security_phone_done())
          }}
          onCancel={close}
        >
          <p>{m.security_phone_sent({ phone })}</p>
        </StepForm>
      )}
    </Dialog>
  )
}
