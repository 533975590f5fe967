// Confirms a payment directly with the sandbox, as Stripe's script would, so that the card never reaches our API.
import type { ConfirmResult } from './card-provider.ts'
import { explainCardRefusal, type CardError } from './card-refusal.ts'

export type TypedCard = { number: string; expiry: string; cvc: string }

type Intent = {
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  next_action: { redirect_to_url: { url: string } } | null
  last_payment_error: CardError | null
}
type Answer = Intent & { error?: CardError & { type: string; payment_intent?: Intent } }

export type Sandbox = ReturnType<typeof createSandbox>

export function createSandbox(sandboxUrl: string, publishableKey: string) {
  const request = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(`${sandboxUrl}/v1/payment_intents/${path}`, init)
    return (await response.json()) as Answer
  }

  return {
    async confirm(clientSecret: string, card: TypedCard): Promise<Intent | { refused: string }> {
      const [month = '', year = ''] = card.expiry.split('/').map((part) => part.trim())
      // The key is sent in the form body, because a custom header would require a CORS preflight.
      const body = new URLSearchParams({
        key: publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card.number.replaceAll(' ', ''),
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': year,
        'payment_method_data[card][cvc]': card.cvc,
      })
      const answer = await request(`${idOf(clientSecret)}/confirm`, { method: 'POST', body })
      if (answer.error?.type === 'card_error') return { refused: explainCardRefusal(answer.error) }
      if (answer.error) throw new Error(answer.error.message)
      return answer
    },

    async read(clientSecret: string): Promise<Intent> {
      const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
      return request(`${idOf(clientSecret)}?${query}`)
    },
  }
}

/** The result of an intent that needs no further action from the buyer. */
export function outcomeOf({ id, status, last_payment_error: problem }: Intent): ConfirmResult {
  if (status === 'succeeded' || status === 'processing') return { state: status, transactionId: id }
  return problem ? { state: 'refused', message: explainCardRefusal(problem) } : { state: 'unknown' }
}

function idOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}
