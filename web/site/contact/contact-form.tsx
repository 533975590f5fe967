import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { CONTACT_CHANNEL, TOAST_MS, type ContactOutcome } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../session/session.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'

/** A second click within this time belongs to a double click. */
const DOUBLE_CLICK_MS = 1000
const EMPTY = { name: '', lastName: '', email: '', subject: '', message: '' }

/**
 * A plain form that the browser submits in a new tab. Our result page there reports back, but a form service doesn't.
 */
export function ContactForm({ action }: { action: string }) {
  const session = useSession()
  const { values, change, forget } = useDraft('contact', session?.email ?? 'visitor', EMPTY)
  const isOurs = action.startsWith('/')
  const submit = useSubmit({ isOurs, onSent: forget })

  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.target.value }),
  })

  return (
    <form className="contact-form stack" action={action} method="post" target="_blank" rel="noopener" onSubmit={submit}>
      <h2>{m.contact_heading()}</h2>
      <Field label={m.contact_first_name()} autoComplete="given-name" maxLength={100} {...field('name')} />
      <Field label={m.contact_last_name()} autoComplete="family-name" maxLength={100} {...field('lastName')} />
      <Field label={m.contact_subject()} autoComplete="off" maxLength={200} {...field('subject')} />
      <TextArea label={m.contact_message()} maxLength={5000} {...field('message')} />
      {session ? (
        <input type="hidden" name="email" value={session.email} />
      ) : (
        <Field
          label={m.contact_your_email()}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={m.contact_your_email_hint()}
          {...field('email')}
          required={false}
        />
      )}
      {/* Never sent to a form service outside this site. */}
      {isOurs && session && <input type="hidden" name="accessToken" value={session.token} />}
      <div className="contact-send cluster">
        <button type="submit" className="button button-primary button-large">
          <Icon name="send" />
          {m.contact_send()}
        </button>
        <small>{m.contact_note()}</small>
      </div>
    </form>
  )
}

/** The message's status: loading until our result page has answered, or just that another page was opened. */
function useSubmit({ isOurs, onSent }: { isOurs: boolean; onSent: () => void }) {
  const [attempt, setAttempt] = useState<object | null>(null)
  const submittedAt = useRef(-Infinity)

  const onOutcome = useEffectEvent((outcome: ContactOutcome) => {
    setAttempt(null)
    if (outcome === 'failed') return toast(m.contact_failed(), { kind: 'error', ms: TOAST_MS.contact })
    onSent()
    return toast(m.contact_sent(), { ms: TOAST_MS.contactSuccess })
  })

  useEffect(() => {
    if (!attempt) return
    const dismiss = toast(m.contact_sending(), { kind: 'loading', ms: null })
    const channel = new BroadcastChannel(CONTACT_CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<ContactOutcome>) => void onOutcome(data))
    return () => {
      channel.close()
      dismiss()
    }
  }, [attempt])

  return (event: SubmitEvent) => {
    if (event.timeStamp - submittedAt.current < DOUBLE_CLICK_MS) return event.preventDefault()
    submittedAt.current = event.timeStamp
    if (isOurs) setAttempt({})
    else toast(m.contact_opened(), { ms: TOAST_MS.contact })
  }
}
