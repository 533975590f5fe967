import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import type { Payment } from './use-payment.ts'

/** Collapsed at first. Not a form, because it is inside the payment form. */
export function PromoCode({ payment: { state, applyPromo } }: { payment: Payment }) {
  const [code, setCode] = useState('')
  const applied = state.ready?.promoCode
  const error = state.problem?.step === 'promo' ? state.problem.text : undefined
  const apply = () => {
    if (code.trim() && !state.activity) void applyPromo(code.trim())
  }

  if (applied) return <p className="notice">{m.payment_promo_applied({ code: applied })}</p>
  return (
    <details className="promo-fold" open={error !== undefined || undefined}>
      <summary>{m.payment_promo_title()}</summary>
      <Field
        label={m.payment_promo()}
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
        inside={
          <button
            type="button"
            className="button button-small"
            disabled={!state.ready || !!state.activity}
            onClick={apply}
          >
            {state.activity === 'applying' && <span className="spinner" />}
            {m.payment_promo_apply()}
          </button>
        }
      />
    </details>
  )
}
