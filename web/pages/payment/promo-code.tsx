import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field, FieldError } from '../../ui/field.tsx'
import type { Payment } from './use-payment.ts'

/** Not a form, because it is inside the payment form. */
export function PromoCode({ payment }: { payment: Payment }) {
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const { ready, activity, problem } = payment.state
  const applied = ready?.promoCode
  const error = problem?.step === 'promo' ? problem.text : undefined

  // Applying and removing replace what was pressed, so the other one takes over the focus.
  useEffect(() => {
    if (isPressed.current) frame.current?.querySelector<HTMLElement>(applied ? 'button' : 'summary')?.focus()
  }, [applied])

  const change = (work: () => Promise<void>) => {
    if (!ready || activity) return
    isPressed.current = true
    void work()
  }

  return (
    <div ref={frame}>
      {applied ? (
        <>
          <p className="notice promo-applied">
            <span>{m.payment_promo_applied({ code: applied })}</span>
            <button
              type="button"
              className="link"
              aria-disabled={!!activity}
              onClick={() => change(payment.removePromo)}
            >
              {m.payment_promo_remove()}
            </button>
          </p>
          <div role="alert">{error && <FieldError text={error} />}</div>
        </>
      ) : (
        <PromoField
          error={error}
          isReady={!!ready && !activity}
          isApplying={activity === 'applying'}
          apply={(code) => change(() => payment.applyPromo(code))}
        />
      )}
    </div>
  )
}

type PromoFieldProps = {
  error: string | undefined
  isReady: boolean
  isApplying: boolean
  apply: (code: string) => void
}

/** Collapsed at first. */
function PromoField({ error, isReady, isApplying, apply }: PromoFieldProps) {
  const [code, setCode] = useState('')
  const applyTyped = () => {
    if (code.trim()) apply(code.trim())
  }

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
          applyTyped()
        }}
        inside={
          <button type="button" className="button button-small" disabled={!isReady} onClick={applyTyped}>
            {isApplying && <span className="spinner" />}
            {m.payment_promo_apply()}
          </button>
        }
      />
    </details>
  )
}
