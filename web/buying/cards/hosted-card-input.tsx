import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Wrong } from '../../ui/field.tsx'
import type { CardInputProps, Confirmed } from './card-provider.ts'
import { loadStripe, type StripeResult } from './stripe-script.ts'

/** Stripe's own card field, in a frame of theirs: what is typed there never reaches this page. */
export default function HostedCardInput({ publishableKey, onReady }: CardInputProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    let isGone = false
    let unmount = () => {}
    const show = async () => {
      const stripe = await loadStripe(publishableKey)
      if (isGone || !place.current) return
      const card = stripe.elements().create('card', { style: fieldStyle(place.current), hidePostalCode: true })
      card.mount(place.current)
      unmount = () => card.destroy()
      const confirm = async (clientSecret: string) =>
        confirmed(await stripe.confirmCardPayment(clientSecret, { payment_method: { card } }))
      card.on('ready', () => onReady(confirm))
    }
    show().catch(() => isGone || setIsMissing(true))
    return () => {
      isGone = true
      unmount()
    }
  }, [publishableKey, onReady])

  return (
    <div className="field">
      <span className="field-head">{m.payment_card()}</span>
      <div className="card-box card-box-hosted" ref={place} />
      {isMissing && <Wrong text={m.payment_provider_missing()} />}
    </div>
  )
}

function confirmed({ error, paymentIntent }: StripeResult): Confirmed {
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  const id = paymentIntent?.id ?? error?.payment_intent?.id ?? ''
  if (status === 'succeeded' || status === 'processing') return { state: status, transactionId: id }
  if (!error || error.type === 'api_connection_error' || error.type === 'api_error') return { state: 'unknown' }
  return { state: 'refused', message: error.message ?? m.payment_failed() }
}

/** Their frame does not see our style sheet. */
function fieldStyle(place: HTMLElement) {
  const { color } = getComputedStyle(place)
  return { base: { fontSize: '16px', color } }
}
