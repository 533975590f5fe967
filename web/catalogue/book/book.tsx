import { useCallback } from 'react'
import type { Book } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { recordPage } from '../parts/page-data.server.ts'
import { isShell, useContent } from '../parts/use-content.ts'
import { missingMeta, pageMeta, type PageLinks } from '../../seo/page-meta.ts'
import { BuyLine } from '../product/buy.tsx'
import { SellerNote } from '../product/seller-note.tsx'
import { usePurchase, type Product } from '../product/use-purchase.ts'
import { m } from '../../paraglide/messages.js'
import { Block, Objectives, Prose } from '../product/block.tsx'
import { Breadcrumb } from '../product/breadcrumb.tsx'
import { OwnCopy } from '../product/own-copy.tsx'
import { Person } from '../product/person.tsx'
import { RelatedBooks } from '../product/related.tsx'
import { RatingLink } from '../ratings/rating-link.tsx'
import { RatingsBlock } from '../ratings/ratings-block.tsx'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { Picture, pictureAt } from '../../ui/picture.tsx'
import { isMissing } from '../parts/problem.tsx'
import { bookContent, type BookContent } from './book-content.ts'
import { BookFacts } from './book-facts.tsx'
import { BookSkeleton } from './book-skeleton.tsx'
import { bookJsonLd } from './book-json-ld.ts'
import { Byline } from './byline.tsx'
import { load, loadPreview } from './content.server.ts'
import { OpenBook, SampleLink } from './open-book.tsx'
import type { Route } from './+types/book'

export const handle = {
  guard: 'catalogue',
  record: 'GET /book/{id}',
  asks: ['GET /paidOrder?email={email}&product={id}'],
} satisfies Guarded

export function loader({ context, params }: Route.LoaderArgs) {
  return recordPage(
    context,
    (api) => load(api, params.id),
    (api) => loadPreview(api, params.id),
  )
}

export const meta: Route.MetaFunction = (args) => {
  const book = args.loaderData
  if (isMissing(args.error)) return missingMeta(args)
  if (!book) return pageMeta(args, { title: m.product_book() })
  if (isShell(book)) return pageMeta(args, book.shell)
  const { name: title, about: description, img: picture } = book
  const jsonLd = import.meta.env.SSR ? (links: PageLinks) => bookJsonLd(book, links) : undefined
  return pageMeta(args, { title, description, picture, jsonLd })
}

export default function BookPage({ loaderData }: Route.ComponentProps) {
  const book = useContent(loaderData)
  if (!book) return <BookSkeleton />
  return (
    <>
      <BookArticle key={book.id} book={book} />
      <RelatedBooks title={m.related_books()} books={book.related} />
    </>
  )
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const id = params.id ?? ''
  const loadOwn = useCallback(() => api('GET /book/{id}', { params: { id } }), [id])
  return (
    <OwnCopy id={id} load={loadOwn} skeleton={<BookSkeleton />} nameOf={({ bookName }) => bookName}>
      {(book) => <BookArticle key={book._id} book={bookContent(book, PICTURES_BY_URL, null, [])} />}
    </OwnCopy>
  )
}

const PICTURES_BY_URL = { cover: ({ img }: Book) => pictureAt(img), person: (_: string, img: string) => pictureAt(img) }

function BookArticle({ book }: { book: BookContent }) {
  const { id, name, img, price, ratings } = book
  const product: Product = { id, kind: 'book', name, img, price, formerPrice: null }
  const purchase = usePurchase(product)
  return (
    <article className="wrap book-page grid" style={hueStyle(book.hue)}>
      <div className="book-stage middle">
        <Picture kind="book" source={book.cover} />
      </div>
      <div className="book-text">
        <Breadcrumb steps={[{ to: paths.books, label: m.product_books() }]} />
        <h1 lang={langOf(book.name)}>{book.name}</h1>
        <Byline writers={book.writers} />
        <RatingLink ratings={ratings} />
        <BookFacts book={book} />
        <BuyLine
          product={product}
          purchase={purchase}
          offer={<SellerNote lines={book.seller} />}
          owned={book.isReadable && <OpenBook book={book} />}
        />
        {book.hasSample && !purchase.isPaid && <SampleLink book={book} />}
        <Block title={m.product_inside()}>
          <Objectives points={book.objectives} />
        </Block>
        <Block title={m.product_about_book()}>
          <Prose text={book.about} />
        </Block>
        {ratings && <RatingsBlock product={id} kind="book" ratings={ratings} isOwned={purchase.isPaid} />}
        <Block title={m.product_writers()}>
          <ul className="book-writers grid">
            {book.writers.map((writer) => (
              <li key={writer.name}>
                <Person person={writer} />
              </li>
            ))}
          </ul>
        </Block>
      </div>
    </article>
  )
}
