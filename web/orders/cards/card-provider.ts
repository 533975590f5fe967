// What the payment page needs from a card provider: a card input, and the result of confirming a payment. Only the
// configured provider's code is loaded.
import { lazy, type ComponentType } from 'react'

export type ConfirmResult =
  | { state: 'succeeded' | 'processing'; transactionId: string }
  | { state: 'refused'; message: string }
  /** The answer was lost, or the payment was completed or cancelled elsewhere. Our server asks the provider. */
  | { state: 'unknown' }

export type Confirm = (clientSecret: string) => Promise<ConfirmResult>

export type CardInputProps = {
  publishableKey: string
  sandboxUrl: string | null
  /** Whether a payment is in progress. */
  isBusy: boolean
  /** Called with `confirm` once the input is ready. Confirming an incomplete card returns a refusal. */
  onReady: (confirm: Confirm) => void
}

export const SandboxCardInput = lazy(() => import('./sandbox-card-input.tsx')) as ComponentType<CardInputProps>
export const HostedCardInput = lazy(() => import('./hosted-card-input.tsx')) as ComponentType<CardInputProps>
