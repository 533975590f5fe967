import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, newRecoveryCodes } from './identity-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupKey } from './setup-key.tsx'
import { StepForm } from '../step-form.tsx'

type DialogProps = { open: boolean; onClose: () => void }
type ChangingDialogProps = DialogProps & { onChanged: () => void }

const needsPassword = (value: string) => (value ? null : m.security_password_required())
const needsCode = (value: string) => (/^\d{6}$/.test(value.replaceAll(' ', '')) ? null : m.security_code_required())

/** Three steps: the password, the key and code of the authenticator app, and the recovery codes. */
export function TurnOnDialog({ open, onClose, onChanged }: ChangingDialogProps) {
  const [setup, setSetup] = useState<{ totpURI: string; backupCodes: string[] }>()
  const [isOn, setIsOn] = useState(false)
  const close = () => {
    setSetup(undefined)
    setIsOn(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={isOn ? m.security_codes_title() : m.security_turn_on_title()}>
      {!setup ? (
        <StepForm
          key="password"
          kind="password"
          label={m.security_password()}
          check={needsPassword}
          submit={m.security_continue()}
          onSubmit={async (password) => setSetup(await beginSecondFactor(password))}
          onCancel={close}
        >
          <p>{m.security_turn_on_text()}</p>
        </StepForm>
      ) : !isOn ? (
        <StepForm
          key="code"
          kind="code"
          label={m.security_code()}
          check={needsCode}
          submit={m.security_turn_on()}
          onSubmit={async (code) => {
            await confirmSecondFactor(code.replaceAll(' ', ''))
            setIsOn(true)
            onChanged()
          }}
          onCancel={close}
        >
          <SetupKey uri={setup.totpURI} />
        </StepForm>
      ) : (
        <RecoveryCodes codes={setup.backupCodes} onDone={close} />
      )}
    </Dialog>
  )
}

export function TurnOffDialog({ open, onClose, onChanged }: ChangingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.security_turn_off_title()}>
      <StepForm
        kind="password"
        label={m.security_password()}
        check={needsPassword}
        submit={m.security_turn_off()}
        danger
        onSubmit={async (password) => {
          await endSecondFactor(password)
          onClose()
          onChanged()
          toast(m.security_turned_off())
        }}
        onCancel={onClose}
      >
        <p>{m.security_turn_off_text()}</p>
      </StepForm>
    </Dialog>
  )
}

export function NewCodesDialog({ open, onClose }: DialogProps) {
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    setCodes(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={m.security_codes_title()}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <StepForm
          kind="password"
          label={m.security_password()}
          check={needsPassword}
          submit={m.security_continue()}
          onSubmit={async (password) => setCodes(await newRecoveryCodes(password))}
          onCancel={close}
        >
          <p>{m.security_new_codes_text()}</p>
        </StepForm>
      )}
    </Dialog>
  )
}
