// A book: its pages or chapters, or why it doesn't open.
import { Suspense, useEffect } from 'react'
import { useLogin, useRetryOnline } from '../../session/use-problem.ts'
import { m } from '../../paraglide/messages.js'
import { pageTitle } from '../../seo/page-meta.ts'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { savedIds } from '../../session/saved-person.ts'
import { useOnline } from '../../ui/use-online.ts'
import { BackLink } from './back-link.tsx'
import { PageReader } from './page-reader.tsx'
import { ReadSkeleton, type BookShell } from './read-skeleton.tsx'
import { ReadNotice } from './read-notice.tsx'
import { useBook } from './use-book.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const AudioReader = lazyPart(() =>
  import('./audio/audio-reader.tsx').then(({ AudioReader }) => ({ default: AudioReader })),
)

/** Shown offline, above a saved book. */
const OfflineStrip = lazyPart(() => import('../saved/parts/offline-strip.tsx'))

type BookFrameProps = { bookId: string; isSample: boolean; shell: BookShell | null }

export function BookFrame({ bookId, isSample, shell }: BookFrameProps) {
  const book = useBook(bookId, isSample)
  const { reading, problem } = book
  const isOnline = useOnline()
  useLogin(problem)
  useRetryOnline(problem, () => void book.renew())
  const title = reading?.title
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])

  if (problem === null && !reading) return <ReadSkeleton id={bookId} isSample={isSample} shell={shell} />
  return (
    <div className="read">
      {problem !== null || !reading ? (
        <>
          <header className="read-bar row">
            <BackLink book={book} />
          </header>
          <div className="read-stage">
            <ReadNotice book={book} />
          </div>
        </>
      ) : reading.kind === 'pages' ? (
        <PageReader book={{ ...book, reading }} />
      ) : (
        <Suspense fallback={<LoadingNote />}>
          <AudioReader book={{ ...book, reading }} />
        </Suspense>
      )}
      <p className="read-strip" role="status">
        {isOnline ? null : savedIds().includes(bookId) ? (
          <Suspense fallback={m.reader_offline_strip()}>
            <OfflineStrip />
          </Suspense>
        ) : (
          m.reader_offline_strip()
        )}
      </p>
    </div>
  )
}
