import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { Field } from '../../ui/field.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { moment, rate as shownRate } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'

const SHOWN_COUNT = 10

const load = () => api('GET /exchangeRates', { query: { limit: SHOWN_COUNT } })

export const useRates = () => useCall(load)

/** The current rate, a form for the next one, and earlier rates. */
export function ExchangeRate({ answer: rates, problem, reload }: ReturnType<typeof useRates>) {
  if (problem !== null) return <ProblemNote text={m.tables_failed({ reason: explain(problem) })} tryAgain={reload} />
  if (!rates) return null
  const [current, ...earlier] = rates
  return (
    <section className="panel money-rate stack">
      <div>
        <h2>{m.money_rate()}</h2>
        <p className="money-rate-now numbers">
          {current ? m.money_rate_now({ rate: shownRate(current.rate) }) : m.money_rate_none()}
        </p>
        <p>{m.money_rate_text()}</p>
        {current && <small>{`${moment(current.at)}, ${current.by || m.money_rate_demo()}`}</small>}
      </div>
      <RateForm key={current?.version ?? 0} revision={current?.version ?? 0} onSet={reload} />
      {earlier.length > 0 && (
        <details>
          <summary className="accent">{m.money_rate_history()}</summary>
          <ul className="stack">
            {earlier.map(({ _id, rate, at, by }) => (
              <li className="beside numbers" key={_id}>
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
  const form = useForm({ rate: '' }, { reason: explain, isBeside: true })
  const { values, errors, problem, isBusy, set } = form

  const save = async () => {
    const rate = latinDigits(values.rate).trim()
    await api('POST /exchangeRates', { body: { rate, revision } })
    toast(m.money_rate_done({ rate: shownRate(Number(rate)) }))
    onSet()
  }

  return (
    <form {...form.props(save)}>
      <Field
        label={m.money_rate_new()}
        inputMode="decimal"
        autoComplete="off"
        error={errors.rate ?? problem ?? undefined}
        value={values.rate}
        onChange={({ target }) => set({ rate: target.value })}
      />
      <button className="button" disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        {m.money_rate_set()}
      </button>
    </form>
  )
}
