import { Suspense } from 'react'
import { HostedCardInput, SandboxCardInput, type CardInputProps } from '../cards/card-provider.ts'
import { m } from '../../paraglide/messages.js'
import { useSite } from '../../layout/root-data.ts'
import '../payment.css'

/** The card form, which only loads once someone wants to pay by card. */
export function CardPart(props: Pick<CardInputProps, 'isBusy' | 'onReady'>) {
  const { cards } = useSite()
  if (!cards) return null
  const CardInput = cards.sandboxUrl ? SandboxCardInput : HostedCardInput
  return (
    <div className="pay-card stack">
      {cards.sandboxUrl && <p className="sandbox-label">{m.payment_sandbox()}</p>}
      <Suspense fallback={<span className={cards.sandboxUrl ? 'bone card-bone' : 'bone card-bone-hosted'} />}>
        <CardInput {...cards} {...props} />
      </Suspense>
    </div>
  )
}
