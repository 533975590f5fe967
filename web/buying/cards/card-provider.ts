// The card provider as the payment page sees it: something to type a card into, and what came of confirming it. Each
// provider is one file, fetched only where it is the one configured.
import { lazy, type ComponentType } from 'react'

/** What the provider says about a payment it was asked to take. */
export type Confirmed =
  | { state: 'succeeded' | 'processing'; transactionId: string }
  | { state: 'refused'; message: string }
  /** Nobody knows: the answer got lost, or the payment was taken or ended elsewhere. Our server asks the provider. */
  | { state: 'unknown' }

export type Confirm = (clientSecret: string) => Promise<Confirmed>

export type CardInputProps = {
  publishableKey: string
  sandboxUrl: string | null
  /** While a payment is under way. */
  isBusy: boolean
  /** Given how to confirm once a card can be typed; one that is not whole is refused in words. */
  onReady: (confirm: Confirm) => void
}

export const SandboxCardInput = lazy(() => import('./sandbox-card-input.tsx')) as ComponentType<CardInputProps>
export const HostedCardInput = lazy(() => import('./hosted-card-input.tsx')) as ComponentType<CardInputProps>
