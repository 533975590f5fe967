import { useEffect, useRef } from 'react'
import type { LinkPage } from '#contract/pay-links.ts'
import { Lily } from '../../learning/lily.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { day, price, taka } from '../../ui/numbers.ts'
import { Picture } from '../../ui/picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ShownProduct } from './content.server.ts'

type EndingProps = { page: LinkPage | null; until: string; /** It replaces the form, and takes over the focus. */ isNew: boolean }

const PETALS = 9

/** The link has done its work, or never will. Each title says whether money moved. */
export function Ending({ page, until, isNew }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = wordsOf(page, until)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const isDone = page?.state === 'thanks' || page?.state === 'paid'
  return (
    <section className="pay-end" data-is-open={isDone || undefined}>
      <Lily petals={PETALS} open={isDone ? PETALS : 0} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {page?.receipt && <Receipt page={page} receipt={page.receipt} />}
      {page?.state === 'waiting' && (
        <a className="button button-primary" href="?">
          {m.pay_look_again()}
        </a>
      )}
    </section>
  )
}

export function PriceChanged({ page, shown }: { page: LinkPage; shown: ShownProduct | null }) {
  const { learner: name, product } = page
  const [before, now] = [price(page.askedPrice), price(page.price)]
  return (
    <section className="pay-end" data-is-open>
      {shown && product && <Picture kind={product.kind} source={shown.picture} />}
      <h1>{m.pay_price_changed()}</h1>
      <p>{m.pay_price_text({ before, name, now })}</p>
      <a className="button button-primary" href={`?price=${page.price}`}>
        {m.pay_go_on({ price: now })}
      </a>
    </section>
  )
}

type Words = { title: string; text: string }

function wordsOf(page: LinkPage | null, time: string): Words {
  if (!page) return { title: m.pay_unknown(), text: m.pay_unknown_text() }
  const { state, learner: name, receipt } = page
  const product = page.product?.name ?? ''
  const askNew = name ? m.pay_ask_new({ name }) : ''
  switch (state) {
    case 'thanks':
      return name
        ? { title: m.pay_thanks({ name }), text: m.pay_thanks_text({ product, name }) }
        : { title: m.pay_thanks_plain(), text: m.pay_thanks_text_plain({ product }) }
    case 'paid':
      return { title: m.pay_already(), text: m.pay_already_text({ product }) }
    case 'refunded':
      return { title: m.pay_refunded(), text: m.pay_refunded_text({ sum: receipt ? sumOf(receipt) : '', product }) }
    case 'returned':
      return { title: m.pay_returned(), text: m.pay_returned_text() }
    case 'revoked':
      return { title: m.pay_revoked({ name }), text: askNew }
    case 'withdrawn':
      return { title: m.pay_withdrawn(), text: m.pay_withdrawn_text({ product }) }
    case 'waiting':
      return { title: m.pay_waiting(), text: m.pay_waiting_text() }
    case 'gone':
      return { title: m.pay_gone(), text: m.pay_gone_text() }
    case 'open':
    case 'ended':
      return { title: m.pay_ended(), text: `${m.pay_ended_text({ time })} ${askNew}` }
  }
}

type PaidReceipt = NonNullable<LinkPage['receipt']>

function Receipt({ page, receipt }: { page: LinkPage; receipt: PaidReceipt }) {
  const isHydrated = useHydrated()
  const facts = [
    [m.pay_receipt(), receipt.number],
    [m.pay_date(), day(receipt.date)],
    [m.pay_product(), page.product?.name ?? ''],
    [m.pay_paid_by(), receipt.name],
    [m.pay_amount(), sumOf(receipt)],
    [m.pay_transaction(), receipt.transactionId],
  ] as const
  return (
    <>
      <dl className="pay-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={langOf(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      {isHydrated && (
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="download" />
          {m.pay_print()}
        </button>
      )}
    </>
  )
}

/** Taka with what they were worth, or dollars. */
function sumOf({ paid, charged }: PaidReceipt): string {
  return charged.currency === 'bdt' ? `${taka(charged.amount)} (${price(paid)})` : price(paid)
}
