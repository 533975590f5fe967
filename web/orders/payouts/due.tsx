import { useId, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { PayoutsDue } from '#contract/calls/orders/earnings.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { PAYOUT_METHOD_LABELS } from '../earnings/payout-method-labels.ts'
import { saveCsv } from '../../ui/csv.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits, dollars, taka as shownTaka } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { ItemName } from '../../table/item-name.tsx'
import { Cell, HeadCell, Row, Table } from '../../table/table.tsx'

type DueInstructor = PayoutsDue['instructors'][number]

// In English on pages in any language, because a bank's program reads the names.
const HEAD = ['Name', 'Method', 'Account name', 'Number', 'Bank', 'Branch', 'Amount (BDT)', 'Amount (USD)', 'Month']

const isPayable = ({ dueCents, details }: DueInstructor): boolean => dueCents > 0 && details !== null
const inTaka = (cents: number, rate: number): number => Math.round((cents * rate) / 100)

/** Selects whom to pay, creates the list for the bank or wallet, and records what was sent. */
export function Due({ due, onRecorded }: { due: PayoutsDue; onRecorded: () => void }) {
  const { month, rate, instructors } = due
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = instructors.filter((owed) => isPayable(owed) && !left.has(owed._id))
  const sum = chosen.reduce((sum, { dueCents }) => sum + dueCents, 0)
  const sumTaka = rate ? chosen.reduce((sum, { dueCents }) => sum + inTaka(dueCents, rate.taka), 0) : 0

  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))

  const download = () => {
    if (!rate) return
    const rows = chosen.map(({ name, details, dueCents }) => {
      const { method, name: accountName, number, bank, branch } = details!
      return [name, method, accountName, number, bank, branch, inTaka(dueCents, rate.taka), dueCents / 100, month]
    })
    saveCsv(`porua-payouts-${month}.csv`, [HEAD, ...rows])
  }

  return (
    <div className="payouts-due stack">
      <Table
        label={m.payouts_title()}
        columns={[
          { label: m.payouts_teacher() },
          { label: m.payouts_sends_to(), size: 'large' },
          { label: m.payouts_to_pay(), size: 'medium', kind: 'number' },
        ]}
      >
        {instructors.map((owed) => (
          <OwedRow
            key={owed._id}
            owed={owed}
            rate={rate?.taka ?? null}
            isChosen={isPayable(owed) && !left.has(owed._id)}
            onToggle={() => toggle(owed._id)}
          />
        ))}
      </Table>
      {!rate ? (
        <p className="notice">{m.payouts_no_rate()}</p>
      ) : chosen.length === 0 ? (
        <p className="payouts-text">{m.payouts_none_chosen()}</p>
      ) : (
        <div className="panel payouts-record stack">
          <div className="ends numbers">
            <b>{m.payouts_chosen({ n: digits(chosen.length), sum: dollars(sum), taka: shownTaka(sumTaka) })}</b>
            <button type="button" className="button" onClick={download}>
              <Icon name="download" />
              {m.payouts_batch()}
            </button>
          </div>
          <RecordForm month={month} rate={rate.version} chosen={chosen} onRecorded={onRecorded} />
        </div>
      )}
    </div>
  )
}

type OwedRowProps = { owed: DueInstructor; rate: number | null; isChosen: boolean; onToggle: () => void }

function OwedRow({ owed, rate, isChosen, onToggle }: OwedRowProps) {
  const id = useId()
  const { name, details, dueCents, balanceCents } = owed
  const account = details && [details.number, details.bank, details.branch].filter(Boolean).join(', ')
  return (
    <Row>
      <HeadCell>
        {isPayable(owed) ? (
          <label className="payouts-choice row" htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              aria-label={m.payouts_choose({ name })}
              checked={isChosen}
              onChange={onToggle}
            />
            <ItemName name={name} note={m.payouts_balance({ sum: dollars(balanceCents) })} />
          </label>
        ) : (
          <ItemName name={name} note={m.payouts_balance({ sum: dollars(balanceCents) })} />
        )}
      </HeadCell>
      <Cell>
        {details ? (
          <ItemName name={PAYOUT_METHOD_LABELS[details.method]()} note={`${details.name}, ${account}`} />
        ) : (
          m.payouts_no_details()
        )}
      </Cell>
      <Cell className="table-number">
        {dueCents > 0 ? (
          <ItemName name={dollars(dueCents)} note={rate ? shownTaka(inTaka(dueCents, rate)) : undefined} />
        ) : (
          <ItemName name={dollars(dueCents)} note={m.payouts_carried_on()} />
        )}
      </Cell>
    </Row>
  )
}

type RecordFormProps = { month: string; rate: number; chosen: DueInstructor[]; onRecorded: () => void }

function RecordForm({ month, rate, chosen, onRecorded }: RecordFormProps) {
  // The key makes this idempotent: pressing the button again records the same payout.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm(() => ({ reference: '', paidOn: new Date().toISOString().slice(0, 10) }))
  const { values, errors, isBusy, set } = form
  const number = chosen.length

  const record = async () => {
    const items = chosen.map(({ _id, dueCents }) => ({ instructor: _id, cents: dueCents }))
    try {
      await api('POST /payouts', { body: { month, rate, ...values, key, items } })
    } catch (error) {
      // After a refusal, another selection is a separate payout.
      if (error instanceof ApiError && error.status === 409) {
        setKey(crypto.randomUUID())
        onRecorded()
      }
      throw error
    }
    toast(m.payouts_recorded())
    onRecorded()
  }

  return (
    <form {...form.props(record)}>
      <Field
        label={m.payouts_reference()}
        hint={m.payouts_reference_hint()}
        error={errors.reference}
        autoComplete="off"
        maxLength={60}
        value={values.reference}
        onChange={({ target }) => set({ reference: target.value })}
      />
      <Field
        label={m.payouts_paid_on()}
        type="date"
        error={errors.paidOn}
        value={values.paidOn}
        onChange={({ target }) => set({ paidOn: target.value })}
      />
      <button className="button button-primary" disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        {number === 1 ? m.payouts_record_one() : m.payouts_record({ n: digits(number) })}
      </button>
    </form>
  )
}
