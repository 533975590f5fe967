import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import type { Payment } from './use-payment.ts'

/** Folded until somebody has one. Not a form of its own: it stands in the payment's. */
export function PromoCode({ payment: { state, applyPromo } }: { payment: Payment }) {
  const [code, setCode] = useState('')
  const applied = state.ready?.promoCode
  const error = state.problem?.of === 'promo' ? state.problem.text : undefined
  const apply = () => {
    if (code.trim() && !state.doing) void applyPromo(code.trim())
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
            disabled={!state.ready || !!state.doing}
            onClick={apply}
          >
            {state.doing === 'applying' && <span className="spinner" />}
            {m.payment_promo_apply()}
          </button>
        }
      />
    </details>
  )
}
