import { useEffect, useState, type ChangeEvent } from 'react'
import { TOAST_MS } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../session/session.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'

const EMPTY = { name: '', lastName: '', subject: '', message: '' }

/**
 * A plain form that the browser submits in a new tab. This page cannot know whether the message arrived, so the text
 * stays until the sender clears it.
 */
export function ContactForm({ action }: { action: string }) {
  const session = useSession()
  const { values, change, forget } = useDraft('contact', session?.email ?? 'visitor', EMPTY)
  const [stage, setStage] = useState<'writing' | 'sent' | 'back'>('writing')
  // Never send the token to a form service outside this site.
  const isOurs = action.startsWith('/')

  useEffect(() => {
    if (stage !== 'sent') return
    const dismiss = toast(m.contact_sending(), { kind: 'loading', ms: null })
    const handleReturn = () => setStage('back')
    window.addEventListener('focus', handleReturn)
    return () => {
      window.removeEventListener('focus', handleReturn)
      dismiss()
    }
  }, [stage])

  const clear = () => {
    forget()
    setStage('writing')
    toast(m.contact_cleared(), { ms: TOAST_MS.contactSuccess })
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.target.value }),
  })

  return (
    <form
      className="contact-form"
      action={action}
      method="post"
      target="_blank"
      rel="noopener"
      onSubmit={() => setStage('sent')}
    >
      <h2>{m.contact_heading()}</h2>
      <Field label={m.contact_first_name()} autoComplete="given-name" maxLength={100} {...field('name')} />
      <Field label={m.contact_last_name()} autoComplete="family-name" maxLength={100} {...field('lastName')} />
      <Field label={m.contact_subject()} autoComplete="off" maxLength={200} {...field('subject')} />
      <TextArea label={m.contact_message()} maxLength={5000} {...field('message')} />
      {isOurs && session && <input type="hidden" name="accessToken" value={session.token} />}
      <div className="contact-send">
        <button type="submit" className="button button-primary button-large">
          <Icon name="send" />
          {m.contact_send()}
        </button>
        <small>{m.contact_note()}</small>
      </div>
      <div role="status">
        {stage === 'back' && (
          <p className="notice">
            {m.contact_kept()}{' '}
            <button type="button" className="link" onClick={clear}>
              {m.contact_clear()}
            </button>
          </p>
        )}
      </div>
    </form>
  )
}
