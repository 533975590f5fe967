import { useCallback, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { Field } from '../../ui/field.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { moment, rate as shownRate } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'

const SHOWN = 10

/** The rate in force, a form for the next one, and the earlier ones. */
export function ExchangeRate() {
  const load = useCallback(() => api('GET /exchangeRates', { query: { limit: SHOWN } }), [])
  const { answer: rates, problem, reload } = useCall(load)
  if (problem !== null) return <ProblemNote text={m.tables_failed({ reason: explain(problem) })} tryAgain={reload} />
  if (!rates)
    return (
      <section className="panel money-rate">
        <LoadingNote />
        <h2>{m.money_rate()}</h2>
      </section>
    )
  const [current, ...earlier] = rates
  return (
    <section className="panel money-rate">
      <div>
        <h2>{m.money_rate()}</h2>
        <p className="money-rate-now">
          {current ? m.money_rate_now({ rate: shownRate(current.rate) }) : m.money_rate_none()}
        </p>
        <p>{m.money_rate_text()}</p>
        {current && <small>{`${moment(current.at)}, ${current.by || m.money_rate_demo()}`}</small>}
      </div>
      <RateForm key={current?.version ?? 0} revision={current?.version ?? 0} onSet={reload} />
      {earlier.length > 0 && (
        <details>
          <summary>{m.money_rate_history()}</summary>
          <ul>
            {earlier.map(({ _id, rate, at, by }) => (
              <li key={_id}>
                <b>{shownRate(rate)}</b>
                <small>{`${moment(at)}, ${by || m.money_rate_demo()}`}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function RateForm({ revision, onSet }: { revision: number; onSet: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      const rate = latinDigits(typed).trim()
      await api('POST /exchangeRates', { body: { rate, revision } })
      toast(m.money_rate_done({ rate: shownRate(Number(rate)) }))
      onSet()
    } catch (problem) {
      const isRefused = problem instanceof ApiError && problem.status === 422
      setError(isRefused ? explainFields(problem).rate : explain(problem))
    }
    setIsBusy(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        label={m.money_rate_new()}
        inputMode="decimal"
        autoComplete="off"
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button className="button" disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        {m.money_rate_set()}
      </button>
    </form>
  )
}
