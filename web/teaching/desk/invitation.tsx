import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import type { InviteState } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { walletNumber } from '#contract/people/phone.ts'
import type { Invitation as Offer } from '#contract/calls/teaching/teaching.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { payoutDay } from '../../orders/earnings/payout-day.ts'
import { useSite, type Frame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { loadMyProfile, useMyProfile } from '../../session/my-profile.ts'
import { renewSession } from '../../identity/renew.ts'
import { useSessionKey } from '../../session/session.ts'
import { signOut } from '../../identity/sign-out.ts'
import { useCall } from '../../session/use-call.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { day, digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/invitation'
import './invitation.css'

/** Open to everyone, so that people without an account can first read what it is about. */
export const handle = { isPrivate: true, frame: 'form' } satisfies Frame & { isPrivate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.invite_title(), isHidden: true })

const ASK_AGAIN_MS = 5000

/** The reasons why an invitation can't be accepted. */
const REASONS: Record<Exclude<InviteState, 'open' | 'signed_out'>, (offer: Offer) => string> = {
  ended: m.invite_ended,
  used: m.invite_used,
  declined: m.invite_declined,
  wrong_account: ({ email }) => m.invite_wrong({ email }),
  unconfirmed: () => m.invite_unconfirmed(),
}

/** An invitation to teach, for the account to which it was sent. */
export default function Invitation({ params: { secret } }: Route.ComponentProps) {
  return <InvitationOf key={useSessionKey()} secret={secret} />
}

function InvitationOf({ secret }: { secret: string }) {
  const load = useCallback(() => api('GET /teachInvite/{secret}', { params: { secret } }), [secret])
  const { answer, problem, reload } = useCall(load)
  const isGone = problem instanceof ApiError && problem.status === 404
  return (
    <div className="wrap wrap-reading invitation">
      <h1>{m.invite_title()}</h1>
      {!answer && problem === null && (
        <>
          <LoadingNote />
          <span className="bone invitation-bone" aria-hidden="true" />
        </>
      )}
      {isGone && <p>{m.invite_gone()}</p>}
      {problem !== null && !isGone && <ProblemNote text={explain(problem)} tryAgain={reload} />}
      <noscript>
        <p className="wrong">{m.login_needs_script()}</p>
      </noscript>
      {answer?.state === 'signed_out' && <SignedOut offer={answer} />}
      {answer?.state === 'unconfirmed' && <Unconfirmed />}
      {answer?.state === 'open' && <OpenOffer offer={answer} secret={secret} onAnswered={reload} />}
      {answer && answer.state !== 'open' && answer.state !== 'signed_out' && (
        <RefusedInvitation offer={answer} state={answer.state} />
      )}
    </div>
  )
}

function RefusedInvitation({ offer, state }: { offer: Offer; state: keyof typeof REASONS }) {
  return (
    <>
      <p role="status">{REASONS[state](offer)}</p>
      {state === 'used' && (
        <PageLink className="button button-primary" to={paths.teach}>
          {m.invite_to_teach()}
        </PageLink>
      )}
      {state === 'wrong_account' && (
        <button type="button" className="button button-primary" onClick={() => void signOut()}>
          {m.invite_sign_in()}
        </button>
      )}
    </>
  )
}

/** Explains who invites the person to do what, before they have to register. */
function SignedOut({ offer }: { offer: Offer }) {
  const here = useLocation()
  const from = `?from=${encodeURIComponent(here.pathname)}`
  return (
    <>
      <p>{m.invite_for({ email: offer.email, day: day(offer.expiresAt) })}</p>
      <Deal offer={offer} />
      <p>{m.invite_register_text({ email: offer.email })}</p>
      <p className="invitation-ways wraps">
        <PageLink className="button button-primary button-large" to={paths.register + from}>
          {m.register_title()}
        </PageLink>
        <PageLink className="button button-large" to={paths.login + from}>
          {m.login_title()}
        </PageLink>
      </p>
    </>
  )
}

/** Once the email is confirmed, usually in another tab, the invitation opens automatically. */
function Unconfirmed() {
  const site = useSite()
  const { profile } = useMyProfile()
  const isConfirmed = profile?.emailVerified === true
  useEffect(() => {
    if (isConfirmed) {
      // The page then asks again with the new session. Without one, logging in again helps.
      renewSession(site).catch(() => {})
      return
    }
    const ask = () => void (document.hidden || loadMyProfile())
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isConfirmed, site])
  return null
}

function OpenOffer({ offer, secret, onAnswered }: { offer: Offer; secret: string; onAnswered: () => void }) {
  const navigate = useNavigate()
  const form = useForm({ name: offer.instructor, number: '' }, { check: wrongPayout, reason: explain, isBeside: true })
  const { values, errors, problem, isBusy, set } = form

  const accept = async ({ name, number }: Payout) => {
    try {
      await api('POST /teachInvite/{secret}', { params: { secret } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onAnswered()
      throw error
    }
    const wallet = walletNumber(number)
    const isSaved = wallet === null || (await savePayout(name, wallet))
    // The menu and the guard check the profile.
    await loadMyProfile()
    toast(isSaved ? m.invite_accepted() : m.invite_number_lost(), isSaved ? {} : { kind: 'error' })
    await navigate(paths.teach)
  }

  return (
    <>
      <p>{m.invite_for({ email: offer.email, day: day(offer.expiresAt) })}</p>
      <Deal offer={offer} />
      <form {...form.props(accept)}>
        <Field
          label={m.payout_name()}
          error={errors.name}
          autoComplete="name"
          maxLength={100}
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={m.invite_bkash()}
          hint={m.invite_bkash_hint()}
          error={errors.number}
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={values.number}
          onChange={({ target }) => set({ number: target.value })}
        />
        <TermsNote />
        {problem !== null && (
          <div role="alert">
            <FieldError text={problem} />
          </div>
        )}
        <button type="submit" className="button button-primary button-large" aria-disabled={isBusy || undefined}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {m.invite_accept()}
        </button>
      </form>
      <Decline secret={secret} onAnswered={onAnswered} />
    </>
  )
}

function Decline({ secret, onAnswered }: { secret: string; onAnswered: () => void }) {
  const form = useForm({})
  const [isAsking, setIsAsking] = useState(false)
  const decline = async () => {
    try {
      await api('DELETE /teachInvite/{secret}', { params: { secret } })
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status === 409
      if (!isAnswered) throw error
    }
    onAnswered()
  }

  return (
    <>
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        {m.invite_decline()}
      </button>
      {isAsking && (
        <FormDialog
          title={m.invite_decline_ask()}
          action={m.invite_decline_yes()}
          isDangerous
          form={form}
          send={decline}
          onClose={() => setIsAsking(false)}
        >
          <p>{m.invite_decline_text()}</p>
        </FormDialog>
      )}
    </>
  )
}

type Payout = { name: string; number: string }

/** The payout details may be left out for now. */
function wrongPayout({ name, number }: Payout): Record<string, string> {
  if (!number.trim()) return {}
  return {
    ...(!name.trim() && { name: m.field_required() }),
    ...(walletNumber(number) === null && { number: m.invite_bad_number() }),
  }
}

/** If this fails, the invitation stays accepted, and the number can be added later. */
async function savePayout(name: string, number: string): Promise<boolean> {
  try {
    await api('PUT /payoutDetails', { body: { method: 'bkash', name, number } })
    return true
  } catch {
    return false
  }
}

function Deal({ offer }: { offer: Offer }) {
  const lines = [
    { label: m.invite_as(), text: offer.instructor },
    { label: m.invite_share(), text: m.invite_share_text({ n: digits(offer.sharePercent) }) },
    { label: m.invite_paid(), text: m.invite_paid_text({ n: payoutDay() }) },
    { label: m.invite_review(), text: m.invite_review_text() },
  ]
  return (
    <dl className="panel">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Opens the terms next to the page, so that nothing typed is lost. */
function TermsNote() {
  const [before, after] = m.invite_terms({ terms: '|' }).split('|')
  return (
    <p className="invitation-terms">
      {before}
      <a className="accent" href={paths.terms} target="_blank">
        {m.policy_accept_terms()}
      </a>
      {after}
    </p>
  )
}
