import { useCallback, useState } from 'react'
import type { InstructorAccount } from '#contract/calls/teaching/teaching.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { Field } from '../../ui/field.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { day, digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import './teacher-account.css'

/** The account that teaches as the instructor. Invites someone, links an account, or unlinks it. */
export function TeacherAccount({ id }: { id: string }) {
  const load = useCallback(() => api('GET /instructor/{id}/account', { params: { id } }), [id])
  const { answer, problem, reload } = useCall(load)
  return (
    <section className="wrap teacher-account">
      <div className="panel">
        <h2>{m.account_of_teacher()}</h2>
        <p>{m.account_about()}</p>
        {problem !== null && <ProblemNote text={explain(problem)} tryAgain={reload} />}
        {answer && <p>{m.account_share({ n: digits(answer.sharePercent) })}</p>}
        {answer?.account && <Linked id={id} account={answer.account} onChanged={reload} />}
        {answer && !answer.account && <Unlinked id={id} invited={answer.invited} onChanged={reload} />}
      </div>
    </section>
  )
}

type Account = NonNullable<InstructorAccount['account']>

function Linked({ id, account, onChanged }: { id: string; account: Account; onChanged: () => void }) {
  const form = useForm({})
  const [isAsking, setIsAsking] = useState(false)
  const unlink = async () => {
    await api('DELETE /instructor/{id}/account', { params: { id } })
    toast(m.account_unlinked())
    onChanged()
  }

  return (
    <>
      <p>
        <b>{m.account_linked(account)}</b>
      </p>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        {m.account_unlink()}
      </button>
      {isAsking && (
        <FormDialog
          title={m.account_unlink_ask(account)}
          action={m.account_unlink()}
          isDangerous
          form={form}
          send={unlink}
          onClose={() => setIsAsking(false)}
        >
          <p>{m.account_unlink_text()}</p>
        </FormDialog>
      )}
    </>
  )
}

type UnlinkedProps = { id: string; invited: InstructorAccount['invited']; onChanged: () => void }

function Unlinked({ id, invited, onChanged }: UnlinkedProps) {
  const form = useForm({ email: invited?.email ?? '' }, { reason: explain, isBeside: true })
  const { values, errors, problem, isBusy, set } = form
  const { email } = values

  const invite = async () => {
    await api('POST /instructor/{id}/invite', { params: { id }, body: { email } })
    toast(m.account_invite_sent({ email }))
    onChanged()
  }
  const link = async () => {
    await api('PUT /instructor/{id}/account', { params: { id }, body: { email } })
    toast(m.account_was_linked({ email }))
    onChanged()
  }

  return (
    <form {...form.props(invite)}>
      <p>{invited ? INVITED[invited.state](invited) : m.account_none()}</p>
      <Field
        label={m.account_email()}
        hint={m.account_link_hint()}
        error={errors.email ?? problem ?? undefined}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ currentTarget }) => set({ email: currentTarget.value })}
      />
      <div>
        <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
          {invited ? m.account_invite_again() : m.account_invite()}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void form.run(link)}
        >
          {m.account_link()}
        </button>
      </div>
    </form>
  )
}

type Invited = NonNullable<InstructorAccount['invited']>

const INVITED: Record<Invited['state'], (invited: Invited) => string> = {
  open: ({ email, expiresAt }) => m.account_invited({ email, day: day(expiresAt) }),
  ended: ({ email }) => m.account_invite_ended({ email }),
  declined: ({ email }) => m.account_invite_declined({ email }),
}
