import { Suspense, useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import { paths } from '#contract/paths.ts'
import { payerCookie, type TypedPayer } from '#contract/orders/payer-cookie.ts'
import { SellerNote, type SellerLine } from '../../catalogue/product/seller-note.tsx'
import { api } from '../../session/api.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AcceptNote } from '../payment/accept-note.tsx'
import type { Confirm } from '../cards/card-provider.ts'
import { problemIn } from './problem-in.ts'
import type { FormWords } from './words.server.ts'

/** Loaded lazily, because most parents pay with a wallet. */
const CardPart = lazyPart(() => import('./card-part.tsx').then(({ CardPart }) => ({ default: CardPart })))

type PayFormProps = {
  secret: string
  /** The price in dollars. */
  price: number
  words: FormWords
  loaded: { seller: SellerLine[]; supportEmail: string; problem: string | null; typed: TypedPayer }
}

/** A plain form that works without script. With script, it keeps what was typed when something goes wrong. */
export function PayForm({ secret, price, words, loaded }: PayFormProps) {
  const isHydrated = useHydrated()
  const headingId = useId()
  const { methods, taka, dollars } = words
  const [chosen, setChosen] = useState<PaymentMethod | undefined>(methods[0]?.name)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState(loaded.problem)
  // A ref, because the button may be pressed before the next render.
  const confirm = useRef<Confirm | null>(null)
  const [onReady] = useState(() => (ready: Confirm) => void (confirm.current = ready))

  // The browser's back button leads from the provider's page to this page as it was left.
  useEffect(() => {
    const release = () => setIsBusy(false)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  const payByCard = async (clientSecret: string) => {
    const outcome = await confirm.current?.(clientSecret).catch(() => null)
    if (outcome?.state === 'refused') return setProblem(outcome.message)
    // Until our server has asked the provider, it isn't known whether money moved. Reloading the page shows what is
    // known.
    const after = await api('POST /pay/{secret}/result', { params: { secret } }).catch(() => null)
    if (after?.state === 'open') return setProblem(words.problems.payment_not_done)
    window.location.replace(paths.pay(secret))
  }

  const pay = async (form: FormData) => {
    setIsBusy(true)
    setProblem(null)
    let isLeaving = false
    try {
      const body = { ...Object.fromEntries(form), price } as Parameters<typeof begin>[1]
      document.cookie = payerCookie(secret, body, window.location.protocol === 'https:')
      const begun = await begin(secret, body)
      if ('redirect' in begun) {
        isLeaving = true
        window.location.assign(begun.redirect)
      } else await payByCard(begun.clientSecret)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      setProblem(problemIn(words.problems, code))
      // Whatever the reason, the page explains it better than one line.
      if (ENDS.has(code)) window.location.replace(paths.pay(secret))
    }
    if (!isLeaving) setIsBusy(false)
  }

  if (!methods.length) return <p className="panel pay-panel">{words.noMethods}</p>
  return (
    <section className="pay-panel" aria-labelledby={headingId}>
      <form
        className="stack"
        method="post"
        action={paths.pay(secret)}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (!isBusy) void pay(new FormData(event.currentTarget))
        }}
      >
        {words.begun && (
          <p className="notice pay-begun">
            {words.begun.text}{' '}
            <a className="link" href="?">
              {words.begun.link}
            </a>
          </p>
        )}
        <h2 className="muted" id={headingId}>
          {words.toPay}
        </h2>
        {taka && (
          <div className="pay-sum" data-for="bdt">
            <b className="numbers">{taka.sum}</b>
            <p className="muted">{taka.note}</p>
          </div>
        )}
        <div className="pay-sum" data-for="usd">
          <b className="numbers">{dollars.sum}</b>
          <p className="muted">{dollars.note}</p>
        </div>
        <input type="hidden" name="price" value={price} />
        {taka && <input type="hidden" name="taka" value={taka.amount} />}
        <fieldset className="pay-methods">
          <legend className="sr-only">{words.how}</legend>
          {methods.map(({ name, label, note, icon }) => (
            <label key={name} className="pay-method stack">
              <input
                type="radio"
                name="method"
                value={name}
                defaultChecked={name === methods[0]?.name}
                onChange={() => setChosen(name)}
              />
              <span>
                {label}
                <small>{note}</small>
              </span>
              <Icon name={icon} />
            </label>
          ))}
        </fieldset>
        <noscript>{words.needsScript && <p className="notice pay-needs-script">{words.needsScript}</p>}</noscript>
        {isHydrated && chosen === 'card' && (
          <Suspense fallback={<span className="spinner" />}>
            <CardPart isBusy={isBusy} onReady={onReady} />
          </Suspense>
        )}
        <Field
          label={words.name}
          hint={words.nameNote}
          name="name"
          defaultValue={loaded.typed.name}
          autoComplete="name"
          maxLength={100}
          required
        />
        <Field
          label={words.email}
          name="email"
          type="email"
          defaultValue={loaded.typed.email}
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={254}
          required
        />
        <div role="alert">{problem && <FieldError text={problem} />}</div>
        <button className="button button-primary button-large button-wide" aria-disabled={isBusy || undefined}>
          {isBusy && <span className="spinner" />}
          {isBusy ? (
            words.busy
          ) : (
            <>
              {taka && <span data-for="bdt">{taka.button}</span>}
              <span data-for="usd">{dollars.button}</span>
            </>
          )}
        </button>
        <AcceptNote />
      </form>
      <p className="pay-wrong muted">
        {words.wrong}{' '}
        <a className="link" href={`mailto:${loaded.supportEmail}`}>
          {words.tellUs}
        </a>
      </p>
      <SellerNote lines={loaded.seller} />
    </section>
  )
}

type Body = Parameters<typeof api<'POST /pay/{secret}/begin'>>[1]['body']

const begin = (secret: string, body: Body) => api('POST /pay/{secret}/begin', { params: { secret }, body })

/** The link's own page explains these. */
const ENDS: ReadonlySet<string> = new Set([
  'already_paid',
  'link_ended',
  'no_seats',
  'not_for_sale',
  'payment_held',
  'payment_processing',
  'price_changed',
  'refunded',
])
