import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentIntentResult } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { explainCardRefusal } from './card-refusal.ts'
import type { CardInputProps, ConfirmResult } from './card-provider.ts'

/** Stripe's card field runs in Stripe's frame, so card details never reach this page. */
export default function HostedCardInput({ publishableKey, onReady }: CardInputProps) {
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isCancelled = false
    let unmount = () => {}
    const show = async () => {
      const stripe = await loadStripe(publishableKey)
      if (!stripe) throw new Error('Stripe did not load')
      if (isCancelled || !container.current) return
      const card = stripe.elements().create('card', { style: fieldStyle(container.current), hidePostalCode: true })
      card.mount(container.current)
      unmount = () => card.destroy()
      const confirm = async (clientSecret: string) =>
        toConfirmResult(await stripe.confirmCardPayment(clientSecret, { payment_method: { card } }))
      card.on('ready', () => onReady(confirm))
    }
    show().catch(() => isCancelled || setHasFailed(true))
    return () => {
      isCancelled = true
      unmount()
    }
  }, [publishableKey, onReady])

  return (
    <div className="field">
      <span className="field-head spread">{m.payment_card()}</span>
      <div className="card-box card-box-hosted" ref={container} />
      {hasFailed && <FieldError text={m.payment_provider_missing()} />}
    </div>
  )
}

function toConfirmResult({ error, paymentIntent }: PaymentIntentResult): ConfirmResult {
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  const id = paymentIntent?.id ?? error?.payment_intent?.id ?? ''
  if (status === 'succeeded' || status === 'processing') return { state: status, transactionId: id }
  if (!error || error.type === 'api_connection_error' || error.type === 'api_error') return { state: 'unknown' }
  const isOfCard = error.type === 'card_error' || error.type === 'validation_error'
  return { state: 'refused', message: isOfCard ? explainCardRefusal(error) : (error.message ?? m.payment_failed()) }
}

/** Our style sheet doesn't apply inside Stripe's frame. */
function fieldStyle(container: HTMLElement) {
  const { color } = getComputedStyle(container)
  return { base: { fontSize: '16px', color } }
}
