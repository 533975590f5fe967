import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { PageRecording } from './page-recording.tsx'
import type { OpenBook } from './use-book.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const PageText = lazyPart(() => import('./panel/page-text.tsx').then(({ PageText }) => ({ default: PageText })))

/** A page's text for screen readers, and its recordings. */
export function PageExtras({ book, page }: { book: OpenBook; page: number }) {
  const { reading, isSample } = book
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const recordings = reading.chapters.filter((chapter) => chapter.page === page && chapter.url !== undefined)
  return (
    <>
      {reading.hasText && !isSample && (
        <button
          type="button"
          className="button button-small read-text-button"
          onClick={() => {
            setIsOpen(true)
            setWasOpen(true)
          }}
        >
          {m.reader_page_text({ n: digits(page) })}
        </button>
      )}
      {wasOpen && (
        <Suspense fallback={null}>
          <PageText book={book.id} page={page} isOpen={isOpen} close={() => setIsOpen(false)} />
        </Suspense>
      )}
      {recordings.map((recording) => (
        <PageRecording key={recording.title} recording={recording} renew={book.renew} />
      ))}
    </>
  )
}
