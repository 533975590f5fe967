import type { Book } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { BuyButton } from '../../catalogue/product/buy.tsx'
import { usePurchase } from '../../catalogue/product/use-purchase.ts'
import { minutes } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { Sentence } from '../../ui/language.tsx'
import { digits, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { contentsOf } from './chapter-at.ts'
import type { OpenBook } from './use-book.ts'
import './sample-end.css'

/** Shown after the last page or minute of a sample: what was read, what comes next, and the link to buy the rest. */
export function SampleEnd({ book: { about, reading }, number }: { book: OpenBook; number?: number }) {
  const { kind, pages, chapters, length } = reading
  const heardSeconds = chapters.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
  const next = contentsOf(chapters).find(({ page }) => page! > pages.length)
  return (
    <section className="read-end centred surface" data-page={number}>
      {about && <AddressPicture kind="book" src={about.img} />}
      <h2>{m.reader_ends()}</h2>
      <p>
        {kind === 'pages'
          ? m.reader_ends_pages({ a: digits(pages.length), b: digits(length) })
          : m.reader_ends_minutes({ a: minutes(heardSeconds), b: minutes(length) })}{' '}
        {next && <Sentence text={m.reader_ends_next({ title: next.title, n: digits(next.page!) })} />}
      </p>
      {about && <Buy about={about} />}
    </section>
  )
}

function Buy({ about }: { about: Book }) {
  const { _id: id, bookName: name, img, price: cost } = about
  const purchase = usePurchase({ id, kind: 'book', name, img, price: cost, formerPrice: null })
  if (purchase.isPaid) {
    return (
      <PageLink className="button button-primary button-large" to={paths.read(id)}>
        {m.reader_open()}
      </PageLink>
    )
  }
  return (
    <>
      <p className="read-price">{price(cost)}</p>
      <BuyButton kind="book" purchase={purchase} />
    </>
  )
}
