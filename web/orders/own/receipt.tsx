import { paths } from '#contract/paths.ts'
import type { ReceiptInFull } from '#contract/calls/orders/payments.ts'
import { useCallback } from 'react'
import { pageMeta } from '../../seo/page-meta.ts'
import { Logo } from '../../layout/logo.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { langOf } from '../../ui/language.tsx'
import { day, sum, rate, taka } from '../../ui/numbers.ts'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { METHODS, nameWithProvider } from '../payment/pay-methods.ts'
import { AskRefund } from './ask-refund.tsx'
import { OrderProblem } from './order-problem.tsx'
import { ReceiptRules } from './receipt-rules.tsx'
import type { Route } from './+types/receipt'
import '../../styles/orders.css'
import './receipt.css'

export const handle = { guard: 'login', asks: ['GET /receipt/{id}'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.receipt_title(), isHidden: true })

const LINES = Array<number>(6).fill(40)

/** Prints without the rest of the site. */
export default function Receipt({ params: { id } }: Route.ComponentProps) {
  const { answer, problem, reload } = useCall(useCallback(() => api('GET /receipt/{id}', { params: { id } }), [id]))
  return (
    <div className="wrap receipt">
      {!answer && (
        <article className="panel receipt-paper">
          <header className="spread">
            <h1>{m.receipt_title()}</h1>
            <Logo />
          </header>
          {problem === null ? (
            <LoadingBlocks heights={LINES} />
          ) : (
            <OrderProblem problem={problem} message={m.receipt_failed} tryAgain={reload} />
          )}
        </article>
      )}
      {answer && (
        <>
          <article className="panel receipt-paper">
            <header className="spread">
              <h1>{m.receipt_title()}</h1>
              <Logo />
            </header>
            <dl>
              <Fact label={m.receipt_number()} value={answer.number} />
              <Fact label={m.receipt_date()} value={day(answer.date)} />
              <Fact label={m.receipt_buyer()} value={answer.userName} note={answer.email} />
              <Fact label={m.receipt_product()} value={answer.productName} />
              <Fact label={m.receipt_price()} value={sum(answer.price)} />
              {answer.promoCode && (
                <Fact
                  label={m.receipt_discount({ code: answer.promoCode })}
                  value={`−${sum(answer.price - answer.pricePaid)}`}
                />
              )}
              {answer.pricePaid > 0 && (
                <>
                  <Fact label={m.receipt_amount()} {...amountPaid(answer)} />
                  {answer.payer && <Fact label={m.receipt_payer()} value={answer.payer} />}
                  {answer.charged && (
                    <Fact label={m.receipt_method()} value={nameWithProvider(answer.charged.method)} />
                  )}
                  {answer.refunded > 0 && <Fact label={m.receipt_returned()} {...inBoth(answer, answer.refunded)} />}
                  {answer.refunding > 0 && <Fact label={m.receipt_returning()} {...inBoth(answer, answer.refunding)} />}
                  <Fact label={transactionLabel(answer)} value={answer.providerTransaction ?? answer.transactionId} />
                </>
              )}
            </dl>
            <ReceiptRules accepted={answer.accepted} />
          </article>
          <div className="receipt-ways wraps">
            <button type="button" className="button button-primary" onClick={() => window.print()}>
              {m.receipt_print()}
            </button>
            <PageLink className="button" to={paths.myOrder}>
              {m.receipt_back()}
            </PageLink>
            {answer.pricePaid > answer.refunded && answer.email === currentSession()?.email && (
              <AskRefund receipt={answer} onAsked={reload} />
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** If taka were charged, they come first, followed by the dollars and the rate. */
function amountPaid({ pricePaid, charged }: ReceiptInFull): { value: string; note?: string } {
  if (!charged || charged.rate === null) return { value: sum(pricePaid) }
  const note = m.receipt_rate({ usd: sum(pricePaid), rate: rate(charged.rate) })
  return { value: taka(charged.amount), note }
}

/** A part of what was paid, at the rate at which it was paid. */
function inBoth({ pricePaid, charged }: ReceiptInFull, part: number): { value: string; note?: string } {
  if (!charged || charged.rate === null) return { value: sum(part) }
  return { value: taka(Math.round((part * charged.amount) / pricePaid)), note: sum(part) }
}

const transactionLabel = ({ charged }: ReceiptInFull): string =>
  charged ? METHODS[charged.method].transaction() : m.receipt_transaction()

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={langOf(value)}>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
