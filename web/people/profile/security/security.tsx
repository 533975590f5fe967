import type { Profile } from '#contract/calls/people/people.ts'
import { paths } from '#contract/paths.ts'
import { internationalPhone } from '#contract/people/phone.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { toast } from '../../../ui/toast.tsx'
import { explain } from '../../../session/explain.ts'
import { useWork } from '../../../session/use-work.ts'
import { loadMyProfile } from '../../../session/my-profile.ts'
import { ICONS } from '../profile-icons.ts'
import { Badge, SettingsRow } from '../settings-row.tsx'
import { readAccount, sendVerificationMail, type Account } from './identity-calls.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { RemovePhoneDialog } from './remove-phone-dialog.tsx'
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from './second-factor-dialogs.tsx'
import { SecurityPanel } from './security-panel.tsx'
import { useAccount } from './use-account.ts'

type OpenDialog = 'password' | 'turn-on' | 'turn-off' | 'new-codes' | 'phone' | 'remove-phone' | null

/** Password, second factor and email, as stored by the embedded identity service, and whether the profile's phone is confirmed. */
export function Security({ profile: { email, phone } }: { profile: Profile }) {
  const { result, account, load } = useAccount(email, readAccount)
  const [opened, setOpened] = useState<OpenDialog>(null)

  const close = () => setOpened(null)
  const onChanged = () => void load()
  const onPhoneChanged = () => {
    onChanged()
    void loadMyProfile()
  }

  return (
    <SecurityPanel
      result={result}
      reload={load}
      explain={explain}
      signIn={
        <Link className="button" to={`${paths.login}?from=${encodeURIComponent(paths.myProfile)}`}>
          {m.profile_log_in()}
        </Link>
      }
      rows={account && <Rows account={account} phone={phone} open={setOpened} />}
    >
      <ChangePasswordDialog open={opened === 'password'} onClose={close} />
      <TurnOnDialog open={opened === 'turn-on'} onClose={close} onChanged={onChanged} />
      <TurnOffDialog open={opened === 'turn-off'} onClose={close} onChanged={onChanged} />
      <NewCodesDialog open={opened === 'new-codes'} onClose={close} />
      <PhoneDialog open={opened === 'phone'} phone={phone} onClose={close} onChanged={onPhoneChanged} />
      <RemovePhoneDialog
        open={opened === 'remove-phone'}
        email={email}
        phone={phone}
        onClose={close}
        onChanged={onPhoneChanged}
      />
    </SecurityPanel>
  )
}

type RowsProps = { account: Account; phone: string; open: (which: OpenDialog) => void }

function Rows({ account, phone, open }: RowsProps) {
  const { email, emailVerified, twoFactorEnabled, phoneNumber } = account
  const isConfirmed = phoneNumber !== null && internationalPhone(phone) === phoneNumber
  return (
    <ul>
      <SettingsRow icon={ICONS.lock} title={m.security_password_title()} text={m.security_password_text()}>
        <button type="button" className="button button-small" onClick={() => open('password')}>
          {m.security_change_password()}
        </button>
      </SettingsRow>
      <SettingsRow
        icon={ICONS.shield}
        title={m.security_factor()}
        text={factorText(account)}
        badge={<Badge good={twoFactorEnabled} text={twoFactorEnabled ? m.security_on() : m.security_off()} />}
      >
        {twoFactorEnabled ? (
          <>
            <button type="button" className="button button-small" onClick={() => open('new-codes')}>
              {m.security_new_codes()}
            </button>
            <button type="button" className="button button-small" onClick={() => open('turn-off')}>
              {m.security_turn_off()}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button button-small"
            disabled={!emailVerified}
            onClick={() => open('turn-on')}
          >
            {m.security_turn_on()}
          </button>
        )}
      </SettingsRow>
      <SettingsRow
        icon={ICONS.phone}
        title={m.security_phone()}
        text={phoneText(phone, isConfirmed)}
        badge={
          phone && <Badge good={isConfirmed} text={isConfirmed ? m.security_verified() : m.security_unverified()} />
        }
      >
        <button type="button" className="button button-small" onClick={() => open('phone')}>
          {isConfirmed ? m.security_phone_change() : phone ? m.security_confirm() : m.security_phone_add()}
        </button>
        {(phone || phoneNumber) && (
          <button type="button" className="button button-small" onClick={() => open('remove-phone')}>
            {m.security_phone_remove()}
          </button>
        )}
      </SettingsRow>
      <SettingsRow
        icon={ICONS.email}
        title={m.security_email()}
        text={email}
        badge={<Badge good={emailVerified} text={emailVerified ? m.security_verified() : m.security_unverified()} />}
      >
        {!emailVerified && <SendAgain email={email} />}
      </SettingsRow>
    </ul>
  )
}

/**
 * Requires a confirmed email, because otherwise someone could register with another person's email and lock them out.
 */
function factorText({ twoFactorEnabled, emailVerified }: Account): string {
  if (twoFactorEnabled) return m.security_factor_on_text()
  return emailVerified ? m.security_factor_off_text() : m.security_factor_needs_email()
}

/** The number itself is shown once, above, with the rest of the profile. */
function phoneText(phone: string, isConfirmed: boolean): string {
  if (isConfirmed) return m.security_phone_confirmed_text()
  return phone ? m.security_phone_unconfirmed_text() : m.security_phone_text()
}

function SendAgain({ email }: { email: string }) {
  const { isBusy, run } = useWork()
  const send = async () => {
    await sendVerificationMail(email)
    toast(m.security_mail_sent({ email }))
  }
  return (
    <button type="button" className="button button-small" disabled={isBusy} onClick={() => void run(send)}>
      {m.security_mail_again()}
    </button>
  )
}
