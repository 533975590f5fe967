import { useState } from 'react'
import { MAX_GRADE_WORDS } from '#contract/constants.ts'
import type { OpenedHandIn } from '#contract/calls/learning/tasks.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { Field } from '../../ui/field.tsx'
import { dayAndMonth } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { useGrade } from './use-grade.ts'

/** With more points, there is no room for a chip for each. */
const MAX_CHIPS = 20

type GradeFormProps = {
  opened: OpenedHandIn
  own: ReturnType<typeof useGrade>
  hasPhotos: boolean
  isReturning: boolean
  giveBack: (opensNext: boolean) => void
  reload: () => void
}

export function GradeForm({ opened, own, hasPhotos, isReturning, giveBack, reload }: GradeFormProps) {
  const { grade, change } = own
  const { name, points: all, needed, againUntil } = opened
  const canReturn = grade.points !== null && !isReturning && own.saving !== 'conflict'
  return (
    <section className="grading-form stack" aria-label={m.grading_points_and_words()}>
      <div className="grading-points-head row">
        <h2>{m.grading_points()}</h2>
        <b>{grade.points !== null && m.grading_points_of({ a: digits(grade.points), b: digits(all) })}</b>
      </div>
      {all <= MAX_CHIPS ? (
        <Chips all={all} points={grade.points} setPoints={(points) => change({ points })} />
      ) : (
        <NumberField all={all} points={grade.points} setPoints={(points) => change({ points })} />
      )}
      <p className="grading-hint small">{m.grading_accepted({ n: digits(needed) })}</p>
      <TextArea
        label={m.grading_words_to({ name })}
        hint={hasPhotos ? m.grading_hint() : m.grading_hint_text()}
        value={grade.words}
        rows={5}
        maxLength={MAX_GRADE_WORDS}
        onChange={({ target }) => change({ words: target.value })}
      />
      <label className="grading-check stack">
        <input type="checkbox" checked={grade.again} onChange={({ target }) => change({ again: target.checked })} />
        <span>{m.grading_may_again({ name, day: dayAndMonth(againUntil) })}</span>
      </label>
      <Saving own={own} reload={reload} />
      <div className="grading-actions stack">
        {grade.points === null && <p className="small">{m.grading_choose_points()}</p>}
        <button
          type="button"
          className="button button-primary button-large"
          disabled={!canReturn}
          onClick={() => giveBack(true)}
        >
          {m.grading_return_next()}
        </button>
        <button type="button" className="button" disabled={!canReturn} onClick={() => giveBack(false)}>
          {m.grading_return()}
        </button>
      </div>
      <Keys />
    </section>
  )
}

type PointsProps = { all: number; points: number | null; setPoints: (points: number) => void }

/** The chips hang from a line that is sewn up to the chosen one. */
function Chips({ all, points, setPoints }: PointsProps) {
  return (
    <fieldset className="grading-chips stack">
      <legend className="sr-only">{m.grading_points_range({ n: digits(all) })}</legend>
      {Array.from({ length: all + 1 }, (_, value) => (
        // oxlint-disable-next-line react/no-array-index-key -- the value is its identity
        <label
          className="middle numbers"
          key={value}
          data-is={points === value ? 'chosen' : points !== null && value > 0 && value < points ? 'below' : undefined}
        >
          <input
            type="radio"
            className="sr-only"
            name="points"
            checked={points === value}
            onChange={() => setPoints(value)}
          />
          {digits(value)}
        </label>
      ))}
    </fieldset>
  )
}

function NumberField({ all, points, setPoints }: PointsProps) {
  const [typed, setTyped] = useState(points === null ? '' : String(points))
  const isGood = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= all
  const shown = isGood(typed) && points !== null && Number(typed) !== points ? String(points) : typed
  return (
    <Field
      label={m.grading_points_range({ n: digits(all) })}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={shown === '' || isGood(shown) ? undefined : m.grading_points_range({ n: digits(all) })}
      onChange={({ target }) => {
        const text = latinDigits(target.value).trim()
        setTyped(text)
        if (isGood(text)) setPoints(Number(text))
      }}
    />
  )
}

function Saving({ own, reload }: { own: GradeFormProps['own']; reload: () => void }) {
  const { saving } = own
  if (saving === 'conflict') {
    return (
      <div className="grading-conflict wraps" role="alert">
        <p>{m.grading_conflict()}</p>
        <button type="button" className="button button-small" onClick={reload}>
          {m.grading_conflict_load()}
        </button>
        <button type="button" className="button button-small" onClick={() => void own.keepMine()}>
          {m.grading_conflict_keep()}
        </button>
      </div>
    )
  }
  if (typeof saving === 'object') {
    return (
      <p className="wrong" role="alert">
        {m.grading_not_saved({ reason: explain(saving.problem) })}{' '}
        <button type="button" className="link" onClick={own.retry}>
          {m.problem_try_again()}
        </button>
      </p>
    )
  }
  return (
    <p className="grading-saving small" role="status">
      {saving === 'saved' ? m.grading_saved() : m.grading_saving()}
    </p>
  )
}

function Keys() {
  const keys: [string[], string][] = [
    [['J', 'K'], m.grading_key_next()],
    [['←', '→'], m.grading_key_photos()],
    [['0 – 9'], m.grading_key_points()],
    [['+', '−'], m.grading_key_zoom()],
    [['R'], m.grading_key_rotate()],
    [['Ctrl', '↵'], m.grading_key_return()],
  ]
  return (
    <dl className="grading-keys stack small" aria-label={m.grading_keys()}>
      {keys.map(([names, what]) => (
        <div className="row" key={what}>
          <dt>
            {names.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
