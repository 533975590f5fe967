import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../root.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { useSession } from '../../session/session.ts'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BookFrame } from './book-frame.tsx'
import openEarly from './open-early.js?minified'
import type { Route } from './+types/read'
import './read.css'

export const handle = {
  hasOwnFrame: true,
  headScript: openEarly,
  // The server renders one shell for all books: only the browser knows who asks.
  hasPage: () => false,
} satisfies OwnFrame & { hasPage: () => boolean }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.reader_title(), isHidden: true })

export default function Read({ params: { bookId } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const session = useSession()
  if (!useHydrated()) return <ReadSkeleton />
  const isSample = search.has('sample')
  // After signing in or out everything is asked for again.
  return <BookFrame key={`${bookId} ${isSample} ${session?.token}`} bookId={bookId} isSample={isSample} />
}

/** The shape of the page until the browser knows whose it is. */
export function ReadSkeleton() {
  return (
    <div className="read">
      <header className="read-bar" />
      <div className="read-main">
        <div className="read-desk">
          <div className="read-stage">
            <LoadingNote />
            {/* open-early.js fills it in before React is there, which leaves given HTML alone. */}
            <div className="read-column read-early" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
          </div>
        </div>
      </div>
    </div>
  )
}
