import { useState } from 'react'
import {
  LIVE_SUBJECTS,
  LIVE_ZONE,
  MAX_SESSION_MINUTES,
  MAX_SESSIONS,
  MIN_SESSION_MINUTES,
  type LiveSubject,
} from '#contract/constants.ts'
import { LIVE_PROGRAMMES } from '../../catalogue/parts/live-programmes.tsx'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainClassFields } from './explain-class-fields.ts'
import { explain } from '../../session/explain.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { liveSubjectName, programmeName } from '../live-words.ts'
import { dateIn } from '../zones.ts'
import { momentsOf, weeklyDates, type ClassDate } from './class-plan.ts'
import { PlanFields, type PlanValues } from './plan-fields.tsx'
import { PlannedClasses } from './planned-classes.tsx'
import { RoomLinkField } from './room-link-field.tsx'
import { SelectField } from './select-field.tsx'
import { StaysOpen } from './stays-open.tsx'
import '../hosting.css'

type BatchFormProps = {
  /** Ids and names, for administrators, who choose who teaches. */
  instructors?: [id: string, name: string][]
  onSaved: (id: string) => void
}

type Values = {
  programme: string
  subject: LiveSubject
  title: string
  about: string
  price: string
  minutes: string
  zone: string
  instructor: string
  tutor: string
  staysOpen: boolean
  roomLink: string
}

const EMPTY: Values = {
  programme: '4',
  subject: 'Coding',
  title: '',
  about: '',
  price: '',
  minutes: '60',
  zone: LIVE_ZONE,
  instructor: '',
  tutor: '',
  staysOpen: false,
  roomLink: '',
}

/** A new batch: what is taught, to how many, and when. */
export function BatchForm({ instructors, onSaved }: BatchFormProps) {
  const form = useForm(EMPTY, { explainFields: explainClassFields, reason: explain, isBeside: true })
  const { values, errors, problem, isBusy, set } = form
  const [plan, setPlan] = useState<PlanValues>(() => ({
    kind: 'weekly',
    from: dateIn(Date.now(), LIVE_ZONE),
    weekdays: [],
    at: '18:00',
    count: '8',
    dates: [{ day: '', at: '18:00' }],
  }))
  const dates = datesOf(plan)

  const save = async () => {
    const { insertedId } = await api('POST /teach/live', {
      body: { ...bodyOf(values), ...planBody(plan), ...(instructors && tutorOf(values)) },
    })
    onSaved(insertedId)
  }

  return (
    <form className="panel hosting-form" {...form.props(save)}>
      <div className="hosting-pair">
        <SelectField
          label={m.live_programmes()}
          hint={m.hosting_programme_hint({ n: digits(Number(values.programme)) })}
          value={values.programme}
          options={LIVE_PROGRAMMES.map((programme) => [String(programme), programmeName(programme)])}
          onChange={(programme) => set({ programme })}
        />
        <SelectField
          label={m.live_subject()}
          value={values.subject}
          options={LIVE_SUBJECTS.map((each) => [each, liveSubjectName(each)])}
          onChange={(subject) => set({ subject: subject as LiveSubject })}
        />
      </div>
      {instructors && (
        <div className="hosting-pair">
          <SelectField
            label={m.hosting_tutor()}
            hint={m.hosting_tutor_hint()}
            error={errors.instructor}
            value={values.instructor}
            options={[['', m.hosting_tutor_none()], ...instructors]}
            onChange={(instructor) => set({ instructor })}
          />
          {!values.instructor && (
            <Field
              label={m.hosting_tutor_name()}
              error={errors.tutor}
              value={values.tutor}
              maxLength={100}
              onChange={({ target }) => set({ tutor: target.value })}
            />
          )}
        </div>
      )}
      <Field
        label={m.hosting_title()}
        error={errors.title}
        value={values.title}
        maxLength={120}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={m.hosting_about()}
        hint={m.hosting_about_hint()}
        error={errors.about}
        rows={4}
        maxLength={4000}
        value={values.about}
        onChange={({ target }) => set({ about: target.value })}
      />
      <div className="hosting-pair">
        <Field
          label={m.hosting_price()}
          hint={m.hosting_price_hint()}
          error={errors.price}
          inputMode="decimal"
          value={values.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        <Field
          label={m.hosting_minutes()}
          hint={m.hosting_minutes_hint({ a: digits(MIN_SESSION_MINUTES), b: digits(MAX_SESSION_MINUTES) })}
          error={errors.minutes}
          inputMode="numeric"
          value={values.minutes}
          onChange={({ target }) => set({ minutes: target.value })}
        />
      </div>
      <StaysOpen checked={values.staysOpen} onChange={(staysOpen) => set({ staysOpen })} />
      <RoomLinkField value={values.roomLink} error={errors.roomLink} onChange={(roomLink) => set({ roomLink })} />
      <PlanFields plan={plan} zone={values.zone} errors={errors} onChange={setPlan} onZone={(zone) => set({ zone })} />
      <PlannedClasses moments={momentsOf(dates, values.zone)} zone={values.zone} />
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <button className="button button-primary button-large" disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        {m.hosting_save_new()}
      </button>
    </form>
  )
}

function bodyOf({ programme, subject, title, about, price, minutes, zone, staysOpen, roomLink }: Values) {
  return {
    programme: latinDigits(programme),
    subject,
    title,
    about,
    price: latinDigits(price).trim(),
    minutes: latinDigits(minutes).trim(),
    zone,
    staysOpen,
    roomLink,
  }
}

/** An instructor from the list, or just a name. */
const tutorOf = ({ instructor, tutor }: Values) => (instructor ? { instructor } : { tutor })

function planBody({ kind, from, weekdays, at, count, dates }: PlanValues) {
  return kind === 'weekly' ? { pattern: { from, weekdays, at, count: latinDigits(count).trim() } } : { dates }
}

function datesOf({ kind, from, weekdays, at, count, dates }: PlanValues): ClassDate[] {
  if (kind === 'dates') return dates
  return weeklyDates({ from, weekdays, at, count: Math.min(MAX_SESSIONS, Number(latinDigits(count))) })
}
