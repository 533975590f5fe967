import { useCallback, useId, useState, type ReactNode } from 'react'
import type { AnnouncementDraft, CourseAnnouncements } from '#contract/calls/teaching/announcements.ts'
import {
  AUDIENCES,
  MAX_ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCEMENT_TITLE,
  type Audience,
} from '#contract/orders/earning-kinds.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf, typedLang } from '../../ui/language.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { count, moment } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'
import { AnnouncePreview } from './announce-preview.tsx'
import './announce.css'

const EMPTY: AnnouncementDraft = { title: '', text: '', audience: 'all', byMail: true }

export type Announced = { kind: 'course' | 'live'; id: string }

type AnnounceFormProps = {
  /** The page that lists a course's learners. */
  learnersPath: (course: string) => string
  /** A course or a batch of live classes. Null until one is chosen. */
  to: Announced | null
  /** The part of the page where people choose it. */
  children: ReactNode
}

/** Writes to the learners of one course or batch, with a preview next to the form. */
export function AnnounceForm({ to, learnersPath, children }: AnnounceFormProps) {
  const id = to?.id ?? null
  const isLive = to?.kind === 'live'
  const load = useCallback(async () => {
    if (!id) return null
    return api(isLive ? 'GET /live/{id}/announcements' : 'GET /course/{id}/announcements', { params: { id } })
  }, [id, isLive])
  const { answer, problem, reload } = useCall(load)
  const about = answer && answer.course === id ? answer : null
  return (
    <div className="wrap announce">
      <header className="page-head">
        <h1>{m.announce_title()}</h1>
        <p>{m.announce_text()}</p>
        {about && !isLive && (
          <PageLink className="link" to={learnersPath(about.course)}>
            {m.learners_of({ course: about.title })}
          </PageLink>
        )}
      </header>
      {id && problem !== null ? (
        <ProblemNote text={m.announce_failed({ reason: explain(problem) })} tryAgain={reload} />
      ) : about ? (
        <Writing key={about.course + about.sent.length} about={about} isLive={isLive} onSent={reload}>
          {children}
        </Writing>
      ) : (
        <div className="announce-columns grid">
          <section className="panel announce-form stack">
            {children}
            {id ? <LoadingNote /> : <p className="muted">{m.announce_choose_text()}</p>}
          </section>
        </div>
      )}
    </div>
  )
}

type WritingProps = { about: CourseAnnouncements; isLive: boolean; onSent: () => void; children: ReactNode }

function Writing({ about, isLive, onSent, children }: WritingProps) {
  const form = useForm(about.draft ?? EMPTY)
  const { values, errors, isBusy, set } = form
  const [isDraft, setIsDraft] = useState(false)
  const { reach, isSentToday } = about
  const { learners, byMail } = reach[values.audience]
  const id = about.course

  const send = async () => {
    setIsDraft(false)
    const call = isLive ? 'POST /live/{id}/announcements' : 'POST /course/{id}/announcements'
    await api(call, { params: { id }, body: values })
    toast(m.announce_sent())
    onSent()
  }
  const saveDraft = async () => {
    setIsDraft(true)
    const call = isLive ? 'PUT /live/{id}/announcement' : 'PUT /course/{id}/announcement'
    await api(call, { params: { id }, body: values })
    toast(m.announce_draft_saved())
  }

  return (
    <div className="announce-columns grid">
      <form className="panel announce-form stack" {...form.props(send)}>
        {children}
        {!isLive && <AudienceChoice reach={reach} value={values.audience} onChange={(audience) => set({ audience })} />}
        <CountedField
          label={m.announce_heading()}
          hint={m.announce_heading_hint()}
          error={errors.title}
          value={values.title}
          max={MAX_ANNOUNCEMENT_TITLE}
          onChange={(title) => set({ title })}
        />
        <CountedField
          label={m.announce_body()}
          hint={m.announce_body_hint()}
          error={errors.text}
          value={values.text}
          max={MAX_ANNOUNCEMENT_TEXT}
          isLong
          onChange={(text) => set({ text })}
        />
        {byMail > 0 ? (
          <label className="announce-mail grid">
            <input type="checkbox" checked={values.byMail} onChange={({ target }) => set({ byMail: target.checked })} />
            {byMail === 1 ? m.announce_mail_one() : m.announce_mail({ n: count(byMail) })}
          </label>
        ) : (
          learners > 0 && <p className="muted">{m.announce_mail_none()}</p>
        )}
        {isSentToday && <p className="notice">{m.announce_today()}</p>}
        {learners === 0 && (
          <p className="notice">
            {isLive ? m.hosting_nobody() : reach.all.learners ? m.announce_nobody_left() : m.announce_nobody()}
          </p>
        )}
        <div className="announce-ways wraps">
          <button className="button button-primary button-large" disabled={isBusy || isSentToday || learners === 0}>
            {isBusy && !isDraft ? <span className="spinner" /> : <Icon name="send" />}
            {learners === 1 ? m.announce_send_one() : m.announce_send({ n: count(learners) })}
          </button>
          <button
            type="button"
            className="button button-large"
            disabled={isBusy}
            onClick={() => void form.run(saveDraft)}
          >
            {isBusy && isDraft && <span className="spinner" />}
            {m.announce_draft()}
          </button>
        </div>
        <p className="muted">{m.announce_once()}</p>
      </form>
      <aside className="announce-side stack">
        <AnnouncePreview course={about.title} isLive={isLive} title={values.title} text={values.text} />
        <Earlier sent={about.sent} />
      </aside>
    </div>
  )
}

const AUDIENCE_LABELS: Record<Audience, { label: () => string; text: () => string }> = {
  all: { label: m.announce_all, text: m.announce_all_text },
  unfinished: { label: m.announce_unfinished, text: m.announce_unfinished_text },
}

type AudienceChoiceProps = {
  reach: CourseAnnouncements['reach']
  value: Audience
  onChange: (audience: Audience) => void
}

function AudienceChoice({ reach, value, onChange }: AudienceChoiceProps) {
  return (
    <fieldset className="announce-to grid">
      <legend className="label">{m.announce_to()}</legend>
      {AUDIENCES.map((audience) => (
        <label className="stack" key={audience}>
          <input type="radio" name="audience" checked={value === audience} onChange={() => onChange(audience)} />
          <span>
            {AUDIENCE_LABELS[audience].label()}
            <small>{AUDIENCE_LABELS[audience].text()}</small>
          </span>
          <b className="numbers">{count(reach[audience].learners)}</b>
        </label>
      ))}
    </fieldset>
  )
}

type WrittenProps = {
  label: string
  hint: string
  error: string | undefined
  value: string
  max: number
  isLong?: boolean
  onChange: (value: string) => void
}

/** A text field with its length below it. */
function CountedField({ label, hint, error, value, max, isLong = false, onChange }: WrittenProps) {
  const id = useId()
  const field = {
    id,
    lang: typedLang(value),
    value,
    maxLength: max,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-note`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...field} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...field} onChange={({ target }) => onChange(target.value)} />
      )}
      <small className="announce-length numbers" id={`${id}-note`}>
        <span>{hint}</span>
        <span>{m.announce_length({ n: count(value.length), max: count(max) })}</span>
      </small>
      <div role="alert">{error && <FieldError text={error} />}</div>
    </div>
  )
}

function Earlier({ sent }: { sent: CourseAnnouncements['sent'] }) {
  if (!sent.length) return null
  return (
    <section className="announce-earlier">
      <h2>{m.announce_earlier()}</h2>
      <ul className="stack">
        {sent.map(({ _id, title, sentAt, recipients }) => (
          <li key={_id}>
            <b lang={langOf(title)}>{title}</b>
            <small className="muted">{`${moment(sentAt)}, ${reached(recipients)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reached(recipients: number | null): string {
  if (recipients === null) return m.announce_sending()
  return recipients === 1 ? m.announce_reached_one() : m.announce_reached({ n: count(recipients) })
}
