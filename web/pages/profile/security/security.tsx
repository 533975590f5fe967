import { paths } from '#contract/paths.ts'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { FieldError } from '../../../ui/field.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import { explain } from '../../../session/explain.ts'
import { ICONS } from '../profile-icons.ts'
import { readAccount, sendVerificationMail, type Account } from './identity-calls.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from './second-factor-dialogs.tsx'

type LoadResult = { account: Account | null } | { problem: unknown } | null
type OpenDialog = 'turn-on' | 'turn-off' | 'new-codes' | 'phone' | null

/** Second factor, phone number and email, as stored by the embedded identity service. */
export function Security({ email }: { email: string }) {
  const [result, setResult] = useState<LoadResult>(null)
  const [opened, setOpened] = useState<OpenDialog>(null)

  const load = useCallback(
    () =>
      readAccount().then(
        (account) => setResult({ account: account?.email === email ? account : null }),
        (problem: unknown) => setResult({ problem }),
      ),
    [email],
  )
  useEffect(() => {
    void load()
    // The email may have been confirmed in another tab meanwhile.
    const reloadIfVisible = () => void (document.hidden || load())
    document.addEventListener('visibilitychange', reloadIfVisible)
    return () => document.removeEventListener('visibilitychange', reloadIfVisible)
  }, [load])

  const close = () => setOpened(null)
  const onChanged = () => void load()

  return (
    <section className="panel security" aria-labelledby="security-title">
      <h2 id="security-title">{m.security_title()}</h2>
      {!result ? (
        <p className="sr-only" role="status">
          {m.profile_loading()}
        </p>
      ) : 'problem' in result ? (
        <div className="profile-problem" role="alert">
          <FieldError text={explain(result.problem)} />
          <button type="button" className="button" onClick={() => void load()}>
            {m.problem_try_again()}
          </button>
        </div>
      ) : result.account ? (
        <Rows account={result.account} open={setOpened} />
      ) : (
        <div className="profile-problem">
          <p>{m.security_sign_in_again()}</p>
          <Link className="button" to={`${paths.login}?from=${encodeURIComponent(paths.myProfile)}`}>
            {m.profile_log_in()}
          </Link>
        </div>
      )}
      <TurnOnDialog open={opened === 'turn-on'} onClose={close} onChanged={onChanged} />
      <TurnOffDialog open={opened === 'turn-off'} onClose={close} onChanged={onChanged} />
      <NewCodesDialog open={opened === 'new-codes'} onClose={close} />
      <PhoneDialog open={opened === 'phone'} onClose={close} onChanged={onChanged} />
    </section>
  )
}

function Rows({ account, open }: { account: Account; open: (which: OpenDialog) => void }) {
  const { email, emailVerified, twoFactorEnabled, phoneNumber } = account
  return (
    <ul>
      <Row
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
      </Row>
      <Row
        icon={ICONS.phone}
        title={m.security_phone()}
        text={phoneNumber ?? m.security_phone_text()}
        badge={phoneNumber && <Badge good text={m.security_verified()} />}
      >
        <button type="button" className="button button-small" onClick={() => open('phone')}>
          {phoneNumber ? m.security_phone_change() : m.security_phone_add()}
        </button>
      </Row>
      <Row
        icon={ICONS.email}
        title={m.security_email()}
        text={email}
        badge={<Badge good={emailVerified} text={emailVerified ? m.security_verified() : m.security_unverified()} />}
      >
        {!emailVerified && <SendAgain email={email} />}
      </Row>
    </ul>
  )
}

/** Requires a confirmed email: otherwise somebody could register with another person's email and lock them out. */
function factorText({ twoFactorEnabled, emailVerified }: Account): string {
  if (twoFactorEnabled) return m.security_factor_on_text()
  return emailVerified ? m.security_factor_off_text() : m.security_factor_needs_email()
}

type RowProps = { icon: IconName; title: string; text: string; badge: ReactNode; children: ReactNode }

function Row({ icon, title, text, badge, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>
          {title}
          {badge}
        </h3>
        <p>{text}</p>
      </div>
      <div className="security-actions">{children}</div>
    </li>
  )
}

function Badge({ good, text }: { good: boolean; text: string }) {
  return <span className={`badge ${good ? 'badge-good' : 'badge-open'}`}>{text}</span>
}

function SendAgain({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await sendVerificationMail(email)
      toast(m.security_mail_sent({ email }))
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <button type="button" className="button button-small" disabled={isBusy} onClick={() => void send()}>
      {m.security_mail_again()}
    </button>
  )
}
