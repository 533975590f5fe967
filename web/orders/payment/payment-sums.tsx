import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dollars, sum, rate as takaForDollar } from '../../ui/numbers.ts'
import { sumOf, sumOfMethod } from './pay-methods.ts'
import type { Payment } from './use-payment.ts'

/** The code and the amount left to pay, in the currency of the chosen method. */
export function PaymentSums({ payment }: { payment: Payment }) {
  const { sums, method } = payment.state
  const { promoCode, due, rate } = sums
  const toPay = sumOfMethod(sums, method)
  return (
    <section className="panel payment-sums stack" aria-label={m.payment_sums()}>
      <CodeField payment={payment} />
      <dl className="payment-lines stack numbers">
        {promoCode && (
          <>
            <div className="spread">
              <dt>{m.payment_price()}</dt>
              <dd>{sum(sums.price)}</dd>
            </div>
            <div className="spread">
              <dt>{m.payment_code_line({ code: promoCode })}</dt>
              <dd>−{sum(sums.price - due)}</dd>
            </div>
          </>
        )}
        <div className="spread payment-total">
          <dt>{m.payment_to_pay()}</dt>
          <dd>{due === 0 ? dollars(0) : sumOf(toPay)}</dd>
        </div>
      </dl>
      {toPay.currency !== 'usd' && rate !== null && (
        <p className="payment-rate small">{m.payment_rate({ usd: sum(due), rate: takaForDollar(rate) })}</p>
      )}
    </section>
  )
}

/** Accepts a course's promo code as well as a coupon. */
function CodeField({ payment }: { payment: Payment }) {
  const frame = useRef<HTMLFormElement>(null)
  const isPressed = useRef(false)
  const [typed, setTyped] = useState('')
  const { sums, activity, problem } = payment.state
  const { promoCode: applied, price: full, due } = sums
  const error = problem?.step === 'promo' ? problem.text : undefined

  // Removing clears the field for another code. Applying leaves the focus on the button, which now removes the code.
  useEffect(() => {
    if (isPressed.current && !applied) frame.current?.querySelector('input')?.focus()
  }, [applied])

  const change = (code: string) => {
    if (activity || payment.state.pending) return
    isPressed.current = true
    setTyped('')
    void payment.changeCode(code)
  }

  return (
    <form
      ref={frame}
      className="field payment-code"
      onSubmit={(event) => {
        event.preventDefault()
        if (applied) change('')
        else if (typed.trim()) void payment.changeCode(typed.trim())
      }}
    >
      <label htmlFor="payment-code">{m.payment_code()}</label>
      <div className="payment-code-row stack">
        <input
          id="payment-code"
          name="promoCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          readOnly={!!applied}
          value={applied ?? typed}
          aria-invalid={error ? true : undefined}
          aria-describedby="payment-code-note"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="button" aria-disabled={!!activity}>
          {activity === 'applying' && <span className="spinner" />}
          {applied ? m.payment_code_remove() : m.payment_code_apply()}
        </button>
      </div>
      <div id="payment-code-note" role="status">
        {error && <FieldError text={error} />}
        {applied && !error && (
          <p className="payment-code-good row">
            <Icon name="check" />
            {m.payment_code_less({ sum: sum(full - due) })}
          </p>
        )}
      </div>
    </form>
  )
}
