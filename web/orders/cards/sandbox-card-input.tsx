import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Challenge } from './challenge.tsx'
import { formatExpiry, formatCardNumber, isCompleteCard } from './card-format.ts'
import type { CardInputProps, ConfirmResult } from './card-provider.ts'
import { createSandbox, outcomeOf, type TypedCard } from './sandbox-calls.ts'

const EMPTY = { number: '', expiry: '', cvc: '' }

type PendingChallenge = { url: string; answered: () => void }

export default function SandboxCardInput({ publishableKey, sandboxUrl, isBusy, onReady }: CardInputProps) {
  const [card, setCard] = useState<TypedCard>(EMPTY)
  // What `confirm` sends. A ref, because a press right after the last digit may come before the next render.
  const typed = useRef(card)
  const [challenge, setChallenge] = useState<PendingChallenge | null>(null)
  const sandbox = useMemo(() => createSandbox(sandboxUrl ?? '', publishableKey), [sandboxUrl, publishableKey])

  useEffect(() => {
    const confirm = async (clientSecret: string): Promise<ConfirmResult> => {
      if (!isCompleteCard(typed.current)) return { state: 'refused', message: m.payment_card_incomplete() }
      try {
        const intent = await sandbox.confirm(clientSecret, typed.current)
        if ('refused' in intent) return { state: 'refused', message: intent.refused }
        if (intent.status !== 'requires_action' || !intent.next_action) return outcomeOf(intent)
        const { url } = intent.next_action.redirect_to_url
        await new Promise<void>((answered) => setChallenge({ url, answered }))
        setChallenge(null)
        const after = await sandbox.read(clientSecret)
        return after.status === 'requires_action'
          ? { state: 'refused', message: m.payment_challenge_left() }
          : outcomeOf(after)
      } catch {
        return { state: 'unknown' }
      }
    }
    onReady(confirm)
  }, [sandbox, onReady])

  const change = (part: Partial<TypedCard>) => {
    typed.current = { ...typed.current, ...part }
    setCard(typed.current)
  }

  return (
    <>
      <fieldset className="card-box" disabled={isBusy}>
        <legend className="label">{m.payment_card()}</legend>
        <div className="card-number">
          <Icon name="card" />
          <input
            aria-label={m.payment_card_number()}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder={m.payment_card_number()}
            value={card.number}
            onChange={({ target }) => change({ number: formatCardNumber(target.value) })}
          />
        </div>
        <input
          aria-label={m.payment_card_expiry()}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={m.payment_card_expiry_hint()}
          value={card.expiry}
          onChange={({ target }) => change({ expiry: formatExpiry(target.value, card.expiry) })}
        />
        <input
          aria-label={m.payment_card_cvc()}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          value={card.cvc}
          onChange={({ target }) => change({ cvc: target.value.replaceAll(/\D/g, '') })}
        />
      </fieldset>
      {challenge && <Challenge url={challenge.url} onAnswered={challenge.answered} />}
    </>
  )
}
