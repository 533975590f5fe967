import type { Profile } from '#contract/calls/people/people.ts'
import { internationalPhone } from '#contract/people/phone.ts'
import type { SiteSettings } from '#contract/site.ts'
import { useState } from 'react'
import { readAccount, type FirebaseAccount } from '../../../identity/firebase/account.ts'
import { firebaseIdentity } from '../../../identity/firebase/identity.ts'
import { m } from '../../../paraglide/messages.js'
import { loadMyProfile } from '../../../session/my-profile.ts'
import { useWork } from '../../../session/use-work.ts'
import { signOut } from '../../../identity/sign-out.ts'
import { toast } from '../../../ui/toast.tsx'
import { ICONS } from '../profile-icons.ts'
import { Badge, SettingsRow } from '../settings-row.tsx'
import { errorText } from '../step-form.tsx'
import { SecurityPanel } from './security-panel.tsx'
import { TurnOffTextsDialog, TurnOnTextsDialog } from './text-code-dialogs.tsx'
import { useAccount } from './use-account.ts'

/** Second factor, phone number and email as Firebase stores them. Confirming a number enables the second factor. */
export default function FirebaseSecurity({ profile, site }: { profile: Profile; site: SiteSettings }) {
  const { result, account, load } = useAccount(profile.email, readAccount)
  const [opened, setOpened] = useState<'turn-on' | 'turn-off' | null>(null)

  const close = () => setOpened(null)
  const onChanged = () => {
    void load()
    void loadMyProfile()
  }

  return (
    <SecurityPanel
      result={result}
      reload={load}
      explain={errorText}
      signIn={
        <button type="button" className="button" onClick={() => void signOut('ended')}>
          {m.profile_log_in()}
        </button>
      }
      rows={account && <Rows account={account} phone={profile.phone} open={setOpened} />}
    >
      <TurnOnTextsDialog
        open={opened === 'turn-on'}
        profile={profile}
        site={site}
        onClose={close}
        onChanged={onChanged}
      />
      <TurnOffTextsDialog
        open={opened === 'turn-off'}
        profile={profile}
        site={site}
        factors={account?.factors ?? []}
        onClose={close}
        onChanged={onChanged}
      />
    </SecurityPanel>
  )
}

type RowsProps = { account: FirebaseAccount; phone: string; open: (which: 'turn-on' | 'turn-off') => void }

function Rows({ account: { email, emailVerified, factors }, phone, open }: RowsProps) {
  const [factor] = factors
  const isConfirmed = factors.some(({ phoneInfo }) => phoneInfo && phoneInfo === internationalPhone(phone))
  const offText = emailVerified ? m.security_texts_off_text() : m.security_factor_needs_email()
  const phoneText = phone ? m.security_texts_phone_text() : m.security_phone_text()
  return (
    <ul>
      <SettingsRow
        icon={ICONS.shield}
        title={m.security_factor()}
        text={factor ? m.security_texts_on_text({ phone: factor.phoneInfo ?? '' }) : offText}
        badge={<Badge good={Boolean(factor)} text={factor ? m.security_on() : m.security_off()} />}
      >
        <button
          type="button"
          className="button button-small"
          disabled={!emailVerified}
          onClick={() => open(factor ? 'turn-off' : 'turn-on')}
        >
          {factor ? m.security_turn_off() : m.security_turn_on()}
        </button>
      </SettingsRow>
      <SettingsRow
        icon={ICONS.phone}
        title={m.security_phone()}
        text={isConfirmed ? m.security_phone_confirmed_text() : phoneText}
        badge={
          phone && <Badge good={isConfirmed} text={isConfirmed ? m.security_verified() : m.security_unverified()} />
        }
      />
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

function SendAgain({ email }: { email: string }) {
  const { isBusy, run } = useWork({ reason: errorText })
  const send = async () => {
    await firebaseIdentity.sendConfirmation(email)
    toast(m.security_mail_sent({ email }))
  }
  return (
    <button type="button" className="button button-small" disabled={isBusy} onClick={() => void run(send)}>
      {m.security_mail_again()}
    </button>
  )
}
