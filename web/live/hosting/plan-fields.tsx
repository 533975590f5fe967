import { useId } from 'react'
import { LIVE_ZONE, MAX_SESSIONS } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { dayNameIn } from '../../ui/zoned-times.ts'
import { placeOf } from '../zones.ts'
import type { ClassDate } from './class-plan.ts'
import { SelectField } from './select-field.tsx'

/** The values of one tab are kept while the other is open. */
export type PlanValues = {
  kind: 'weekly' | 'dates'
  from: string
  weekdays: number[]
  at: string
  count: string
  dates: ClassDate[]
}

type PlanFieldsProps = {
  plan: PlanValues
  zone: string
  errors: Record<string, string>
  onChange: (plan: PlanValues) => void
  onZone: (zone: string) => void
}

/** A Monday and the six days after it. */
const WEEK = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07']

/** The classes of a batch: the same days every week, or single dates. */
export function PlanFields({ plan, zone, errors, onChange, onZone }: PlanFieldsProps) {
  const id = useId()
  const set = (change: Partial<PlanValues>) => onChange({ ...plan, ...change })
  const wrongWeekdays = errors['pattern.weekdays'] ?? errors.pattern
  const toggle = (weekday: number) =>
    set({
      weekdays: plan.weekdays.includes(weekday)
        ? plan.weekdays.filter((each) => each !== weekday)
        : [...plan.weekdays, weekday].toSorted((one, other) => one - other),
    })
  return (
    <fieldset className="hosting-plan stack">
      <legend>{m.hosting_plan()}</legend>
      <div className="hosting-kinds wraps">
        {(['weekly', 'dates'] as const).map((kind) => (
          <label className="strong row" key={kind}>
            <input type="radio" name={`${id}-kind`} checked={plan.kind === kind} onChange={() => set({ kind })} />
            {kind === 'weekly' ? m.hosting_weekly() : m.hosting_dates()}
          </label>
        ))}
      </div>
      {plan.kind === 'weekly' ? (
        <>
          <fieldset className="hosting-weekdays wraps" aria-describedby={wrongWeekdays && `${id}-weekdays`}>
            <legend className="label">{m.hosting_weekdays()}</legend>
            {WEEK.map((day, index) => (
              <label className="strong row" key={day}>
                <input
                  type="checkbox"
                  aria-invalid={wrongWeekdays ? true : undefined}
                  checked={plan.weekdays.includes(index + 1)}
                  onChange={() => toggle(index + 1)}
                />
                {dayNameIn(day, 'UTC')}
              </label>
            ))}
            {wrongWeekdays && <FieldError id={`${id}-weekdays`} text={wrongWeekdays} />}
          </fieldset>
          <div className="hosting-three">
            <Field
              label={m.hosting_from()}
              type="date"
              error={errors['pattern.from']}
              value={plan.from}
              onChange={({ target }) => set({ from: target.value })}
            />
            <Field
              label={m.hosting_time()}
              type="time"
              error={errors['pattern.at']}
              value={plan.at}
              onChange={({ target }) => set({ at: target.value })}
            />
            <Field
              label={m.hosting_count()}
              hint={m.hosting_count_hint({ n: digits(MAX_SESSIONS) })}
              inputMode="numeric"
              error={errors['pattern.count']}
              value={plan.count}
              onChange={({ target }) => set({ count: target.value })}
            />
          </div>
        </>
      ) : (
        <Dates dates={plan.dates} errors={errors} onChange={(dates) => set({ dates })} />
      )}
      <SelectField
        label={m.hosting_zone()}
        hint={m.hosting_zone_hint()}
        error={errors.zone}
        value={zone}
        options={ZONES.map((name) => [name, name === LIVE_ZONE ? placeOf(name) : name.replaceAll('_', ' ')])}
        onChange={onZone}
      />
    </fieldset>
  )
}

const ZONES = [LIVE_ZONE, ...Intl.supportedValuesOf('timeZone').filter((name) => name !== LIVE_ZONE)]

type DatesProps = { dates: ClassDate[]; errors: Record<string, string>; onChange: (dates: ClassDate[]) => void }

function Dates({ dates, errors, onChange }: DatesProps) {
  const id = useId()
  const all = errors.dates
  const change = (index: number, date: Partial<ClassDate>) =>
    onChange(dates.map((each, at) => (at === index ? { ...each, ...date } : each)))
  return (
    <div className="hosting-dates stack" role="group" aria-label={m.hosting_dates()} aria-describedby={all && id}>
      {dates.map(({ day, at }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that stays
        <div key={index} className="hosting-date grid">
          <Field
            label={m.hosting_day()}
            type="date"
            error={errors[`dates.${index}.day`]}
            aria-invalid={all || errors[`dates.${index}.day`] ? true : undefined}
            value={day}
            onChange={({ target }) => change(index, { day: target.value })}
          />
          <Field
            label={m.hosting_time()}
            type="time"
            error={errors[`dates.${index}.at`]}
            value={at}
            onChange={({ target }) => change(index, { at: target.value })}
          />
          <button
            type="button"
            className="icon-button icon-button-plain"
            aria-label={m.hosting_date_remove({ n: digits(index + 1) })}
            disabled={dates.length === 1}
            onClick={() => onChange(dates.filter((_, at) => at !== index))}
          >
            <Icon name="bin" />
          </button>
        </div>
      ))}
      {all && <FieldError id={id} text={all} />}
      {dates.length < MAX_SESSIONS && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...dates, { day: '', at: dates.at(-1)?.at ?? '18:00' }])}
        >
          <Icon name="plus" />
          {m.hosting_date_add()}
        </button>
      )}
    </div>
  )
}
