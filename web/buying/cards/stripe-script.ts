// Stripe requires its script to be loaded from its own domain. The types cover only what we use.
const SCRIPT_URL = 'https://js.stripe.com/v3/'

type Intent = { id: string; status: string }
export type StripeResult = {
  paymentIntent?: Intent
  error?: { type: string; message?: string; payment_intent?: Intent }
}
type CardElement = {
  mount(container: HTMLElement): void
  destroy(): void
  on(event: 'ready', listener: () => void): void
}
type Stripe = {
  elements(): { create(kind: 'card', options: object): CardElement }
  confirmCardPayment(clientSecret: string, data: { payment_method: { card: CardElement } }): Promise<StripeResult>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

export async function loadStripe(publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await loadScript()
  if (!window.Stripe) throw new Error('Stripe did not load')
  return window.Stripe(publishableKey)
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT_URL
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('Stripe did not load'))
    })
    document.head.append(script)
  })
}
