// The page behind the link in the confirmation email. It shows the result, and offers a new link if that helps.
import { paths } from '#contract/paths.ts'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Confirmation } from '../../identity/confirm-email.ts'
import { IdentityError } from '../../identity/identity.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { formQuilt } from '../../ui/pictures/quilts.server.ts'
import { useSite } from '../../layout/root-data.ts'
import { loadMyProfile } from '../../session/my-profile.ts'
import { loginPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { CHECKED_FORM } from './check-fields.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import type { Route } from './+types/confirm-email'

type Stage = Confirmation | { outcome: 'loading' | 'failed'; email: '' }
type ConfirmCalls = typeof import('../../identity/confirm-email.ts')

const LOADING: Stage = { outcome: 'loading', email: '' }

export function loader() {
  return { quilt: formQuilt }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.confirm_title(), isHidden: true })

export default function ConfirmEmail({ loaderData: { quilt } }: Route.ComponentProps) {
  const site = useSite()
  const [stage, setStage] = useState<Stage>(LOADING)
  const [pending, setPending] = useState<string | null>(m.confirm_pending())
  const [problem, setProblem] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const hasStarted = useRef(false)
  const navigate = useNavigate()

  const load = (): Promise<ConfirmCalls> =>
    site.firebase ? import('../../identity/firebase/confirm-email.ts') : import('../../identity/confirm-email.ts')

  async function run<Result>(
    label: string,
    work: (calls: ConfirmCalls) => Promise<Result>,
  ): Promise<Result | undefined> {
    setPending(label)
    setProblem(null)
    try {
      return await work(await load())
    } catch (error) {
      setProblem(error instanceof IdentityError ? error.message : m.login_unreachable())
    } finally {
      setPending(null)
    }
  }

  async function confirm(work: (calls: ConfirmCalls, token: string) => Promise<Confirmation>) {
    const query = new URLSearchParams(location.search)
    const token = query.get('token') ?? query.get('oobCode') ?? ''
    const next = await run(m.confirm_pending(), (calls) => work(calls, token))
    if (next?.outcome === 'reset') {
      return navigate(`${paths.login}?resetToken=${encodeURIComponent(token)}`, { replace: true })
    }
    setStage((before) => next ?? (before.outcome === 'loading' ? { outcome: 'failed', email: '' } : before))
    if (next?.outcome === 'confirmed') void loadMyProfile()
  }

  const confirmOnOpen = () =>
    site.identity === 'oidc'
      ? setStage({ outcome: 'invalid_token', email: '' })
      : confirm((calls, token) => calls.confirmEmail(token))

  const onOpen = useEffectEvent(() => void confirmOnOpen())
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    onOpen()
  }, [])

  const sendTo = (email: string) => {
    void run(m.confirm_sending(), async ({ sendConfirmation }) => {
      await sendConfirmation(email)
      setNotice(m.confirm_sent({ email }))
    })
  }
  return (
    <OutcomeFrame stage={stage} quilt={quilt} pending={pending}>
      {stage.outcome === 'password_needed' && (
        <PasswordForm
          problem={problem}
          send={(password) => void confirm((calls, token) => calls.confirmWithPassword(token, stage.email, password))}
        />
      )}
      <div className="outcome">
        <div role="alert">{problem && <FieldError text={problem} />}</div>
        <div role="status">{notice && <p className="notice">{notice}</p>}</div>
      </div>
      <NextStep stage={stage} isSent={notice !== null} sendTo={sendTo} tryAgain={() => void confirmOnOpen()} />
    </OutcomeFrame>
  )
}

type OutcomeFrameProps = { stage: Stage; quilt: string; pending: string | null; children: ReactNode }

function OutcomeFrame({ stage, quilt, pending, children }: OutcomeFrameProps) {
  const ownEmail = useSession()?.email
  const { title, text } = describeOutcome(stage, ownEmail)
  return (
    <SignInFrame title={title} text={text} quilt={quilt} pending={pending}>
      {children}
    </SignInFrame>
  )
}

function describeOutcome({ outcome, email }: Stage, ownEmail: string | undefined): { title: string; text: string } {
  switch (outcome) {
    case 'loading':
    case 'reset':
      return { title: m.confirm_title(), text: m.confirm_text() }
    case 'confirmed':
      return { title: m.confirm_done_title(), text: m.confirm_done_text({ email }) }
    case 'already_confirmed':
      return { title: m.confirm_already_title(), text: m.confirm_already_text({ email }) }
    case 'password_needed':
      return { title: m.confirm_title(), text: m.confirm_password_text({ email }) }
    case 'token_expired':
      return { title: m.confirm_expired_title(), text: m.confirm_expired_text({ email }) }
    case 'invalid_token':
      return {
        title: m.confirm_broken_title(),
        text: ownEmail ? m.confirm_broken_send_text({ email: ownEmail }) : m.confirm_broken_text(),
      }
    case 'reverted':
      return { title: m.confirm_reverted_title(), text: m.confirm_reverted_text() }
    case 'failed':
      return { title: m.confirm_failed_title(), text: m.confirm_failed_text() }
  }
}

type NextStepProps = { stage: Stage; isSent: boolean; sendTo: (email: string) => void; tryAgain: () => void }

function NextStep({ stage: { outcome, email }, isSent, sendTo, tryAgain }: NextStepProps) {
  const ownEmail = useSession()?.email
  const location = useLocation()
  const wide = 'button button-primary button-large button-wide'
  if (outcome === 'loading' || outcome === 'reset') return null
  if (outcome === 'password_needed') {
    return (
      <>
        <p className="sign-in-other">
          {m.confirm_other_way()}{' '}
          <Link className="link" to={loginPath(location)}>
            {m.confirm_log_in()}
          </Link>
        </p>
        <section className="sign-in-other">
          <h2>{m.confirm_not_you_title()}</h2>
          <p>{m.confirm_not_you_text()}</p>
        </section>
      </>
    )
  }
  if (outcome === 'failed') {
    return (
      <button type="button" className={wide} onClick={tryAgain}>
        {m.confirm_try_again()}
      </button>
    )
  }
  const recipient = outcome === 'token_expired' ? email : outcome === 'invalid_token' ? ownEmail : undefined
  if (recipient && !isSent) {
    return (
      <button type="button" className={wide} onClick={() => sendTo(recipient)}>
        {m.confirm_send()}
      </button>
    )
  }
  return (
    <Link className={wide} to={outcome === 'invalid_token' && !ownEmail ? paths.login : paths.home}>
      {outcome === 'invalid_token' && !ownEmail ? m.login_title() : m.confirm_home()}
    </Link>
  )
}

function PasswordForm({ problem, send }: { problem: string | null; send: (password: string) => void }) {
  const { element, errors, props } = useForm({ password: '' }, CHECKED_FORM)
  useEffect(() => {
    if (problem) element.current?.querySelector('input')?.focus()
  }, [problem, element])
  return (
    <form method="post" {...props(({ password }) => send(password))}>
      <PasswordField
        label={m.login_password()}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <button className="button button-primary button-large button-wide">{m.confirm_submit()}</button>
    </form>
  )
}
