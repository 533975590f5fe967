import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { LinkPage } from '#contract/pay-links.ts'
import { paths } from '#contract/paths.ts'
import { SellerNote, type SellerLine } from '../../buying/seller-note.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { price, rate, taka } from '../../ui/numbers.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AcceptNote } from '../payment/accept-note.tsx'
import type { Confirm } from '../../buying/cards/card-provider.ts'
import { CardPart } from './card-part.tsx'
import { problemWords } from './problem-words.ts'

type PayFormProps = {
  secret: string
  page: LinkPage
  loaded: { seller: SellerLine[]; supportEmail: string; problem: string | null }
}

/** The local ways first. */
const ORDER: readonly PaymentMethod[] = ['bkash', 'sslcommerz', 'card']
const METHODS: Record<PaymentMethod, { name: () => string; note: () => string; icon: IconName }> = {
  bkash: { name: m.pay_bkash, note: m.pay_bkash_note, icon: 'wallet' },
  sslcommerz: { name: m.pay_sslcommerz, note: m.pay_sslcommerz_note, icon: 'bank' },
  card: { name: m.pay_card, note: m.pay_card_note, icon: 'card' },
}

/** A plain form that the server takes as well; with script it keeps what was typed when something goes wrong. */
export function PayForm({ secret, page, loaded }: PayFormProps) {
  const isHydrated = useHydrated()
  const headingId = useId()
  const methods = ORDER.flatMap((name) => page.methods.filter((method) => method.name === name))
  const inTaka = methods.find(({ currency }) => currency === 'bdt')
  const [chosen, setChosen] = useState<PaymentMethod | undefined>(methods[0]?.name)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState(loaded.problem)
  // A ref: the press may come before the next render.
  const confirm = useRef<Confirm | null>(null)
  const [onReady] = useState(() => (ready: Confirm) => void (confirm.current = ready))

  // Back from the provider's page by the browser's button, which keeps the page as it was left.
  useEffect(() => {
    const release = () => setIsBusy(false)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  const payByCard = async (clientSecret: string) => {
    const outcome = await confirm.current?.(clientSecret)
    if (outcome?.state === 'refused') return setProblem(outcome.message)
    // Until our server has asked the provider, nobody knows whether money moved. The page anew says what is known.
    const after = await api('POST /pay/{secret}/result', { params: { secret } }).catch(() => null)
    if (after?.state === 'open') return setProblem(m.pay_problem_not_done())
    window.location.replace(paths.pay(secret))
  }

  const pay = async (form: FormData) => {
    setIsBusy(true)
    setProblem(null)
    let isLeaving = false
    try {
      const body = { ...Object.fromEntries(form), price: page.price } as Parameters<typeof begin>[1]
      const begun = await begin(secret, body)
      if ('redirect' in begun) {
        isLeaving = true
        window.location.assign(begun.redirect)
      } else await payByCard(begun.clientSecret)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      setProblem(problemWords(code))
      // Whatever stands in the way, the page says it better than one line.
      if (ENDS.has(code)) window.location.replace(paths.pay(secret))
    }
    if (!isLeaving) setIsBusy(false)
  }

  if (!methods.length) return <p className="panel pay-panel">{m.pay_no_methods()}</p>
  return (
    <section className="pay-panel" aria-labelledby={headingId}>
      <form
        method="post"
        action={paths.pay(secret)}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (!isBusy) void pay(new FormData(event.currentTarget))
        }}
      >
        <h2 id={headingId}>{m.pay_to_pay()}</h2>
        {inTaka && (
          <div className="pay-sum" data-for="bdt">
            <b>{taka(inTaka.amount)}</b>
            {page.rate !== null && <p>{m.pay_rate({ usd: price(page.price), rate: rate(page.rate) })}</p>}
          </div>
        )}
        <div className="pay-sum" data-for="usd">
          <b>{price(page.price)}</b>
          {inTaka && <p>{m.pay_rate_card()}</p>}
        </div>
        <input type="hidden" name="price" value={page.price} />
        {inTaka && <input type="hidden" name="taka" value={inTaka.amount} />}
        <fieldset className="pay-methods">
          <legend className="sr-only">{m.pay_how()}</legend>
          {methods.map(({ name }) => (
            <label key={name} className="pay-method">
              <input
                type="radio"
                name="method"
                value={name}
                defaultChecked={name === methods[0]?.name}
                onChange={() => setChosen(name)}
              />
              <span>
                {METHODS[name].name()}
                <small>{METHODS[name].note()}</small>
              </span>
              <Icon name={METHODS[name].icon} />
            </label>
          ))}
        </fieldset>
        <noscript>
          {methods.some(({ name }) => name === 'card') && (
            <p className="notice pay-needs-script">{inTaka ? m.pay_card_script() : m.pay_card_script_only()}</p>
          )}
        </noscript>
        {isHydrated && chosen === 'card' && <CardPart isBusy={isBusy} onReady={onReady} />}
        <Field label={m.pay_name()} hint={m.pay_name_note()} name="name" autoComplete="name" maxLength={100} required />
        <Field
          label={m.pay_email()}
          name="email"
          type="email"
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
            m.pay_busy()
          ) : (
            <>
              {inTaka && <span data-for="bdt">{m.pay_button({ sum: taka(inTaka.amount) })}</span>}
              <span data-for="usd">{m.pay_button({ sum: price(page.price) })}</span>
            </>
          )}
        </button>
        <AcceptNote />
      </form>
      <p className="pay-wrong">
        {m.pay_wrong()}{' '}
        <a className="link" href={`mailto:${loaded.supportEmail}`}>
          {m.pay_tell_us()}
        </a>
      </p>
      <SellerNote lines={loaded.seller} />
    </section>
  )
}

type Body = Parameters<typeof api<'POST /pay/{secret}/begin'>>[1]['body']

const begin = (secret: string, body: Body) => api('POST /pay/{secret}/begin', { params: { secret }, body })

/** The link's own page tells these with their own words. */
const ENDS: ReadonlySet<string> = new Set([
  'already_paid',
  'link_ended',
  'not_for_sale',
  'payment_held',
  'payment_processing',
  'price_changed',
  'refunded',
])
