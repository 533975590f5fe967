import { Suspense } from 'react'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { Notice } from '../notice.tsx'
import { m } from '../../paraglide/messages.js'
import { hasSaved } from '../../session/saved-person.ts'
import { explain } from '../../session/explain.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { BookData } from './use-book.ts'

/** Only for people who have saved something. */
const OfflineNotice = lazyPart(() => import('../saved/parts/offline-notice.tsx'))

/** Why this book doesn't open, and a link to continue. */
export function ReadNotice({ book: { id, isSample, about, problem, renew } }: { book: BookData }) {
  const tryAgain = () => void renew()
  const buy = { to: paths.book(id), label: m.reader_buy() }
  const collection = { to: paths.myCollection, label: m.learn_back_collection() }
  const { code, status } = problem instanceof ApiError ? problem : { code: null, status: null }

  if (code === 'not_bought') {
    const sample = { to: paths.sample(id), label: m.reader_see_sample() }
    return <Notice title={m.reader_not_bought()} text={m.reader_not_bought_text()} action={buy} other={sample} />
  }
  if (code === 'refunded') return <Notice title={m.reader_refunded()} text={m.reader_refunded_text()} action={buy} />
  if (code === 'preparing') {
    return (
      <Notice title={m.reader_preparing()} text={m.reader_preparing_text()} tryAgain={tryAgain} action={collection} />
    )
  }
  if (isSample && about && status === 404) {
    const page = { to: paths.book(id), label: m.reader_back_book() }
    return <Notice title={m.reader_no_sample()} text={m.reader_no_sample_text()} action={page} />
  }
  if (status === 404 || status === 422) {
    const books = { to: paths.books, label: m.reader_all_books() }
    return <Notice title={m.reader_no_book()} text={m.reader_no_book_text()} action={isSample ? books : collection} />
  }
  // The redirect to the login page is in progress.
  if (status === 401) return null
  if (problem instanceof TypeError) {
    const words = { title: m.reader_offline(), text: m.reader_offline_text(), tryAgain }
    if (!hasSaved()) return <Notice {...words} />
    return (
      <Suspense fallback={<Notice {...words} />}>
        <OfflineNotice id={id} {...words} />
      </Suspense>
    )
  }
  return <Notice title={m.reader_failed()} text={explain(problem)} tryAgain={tryAgain} />
}
