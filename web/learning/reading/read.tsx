import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BookFrame } from './book-frame.tsx'
import { loadBookShell } from './book-shell.server.ts'
import openEarly from './open-early.js?minified'
import { ReadSkeleton } from './read-skeleton.tsx'
import type { Route } from './+types/read'
import './read.css'

export const handle = {
  hasOwnFrame: true,
  headScript: openEarly,
  // The server renders the same page for everyone, because only the browser knows the person.
  records: { bookId: 'GET /book/{id}' },
} satisfies OwnFrame & { records: Record<string, string> }

export const loader = ({ context, params }: Route.LoaderArgs) => loadBookShell(context, params.bookId)

/** Offline, the page still opens, and says what is missing. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.title ?? m.reader_title(), isHidden: true })

export default function ReadPage({ params: { bookId }, loaderData: shell }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const session = useSession()
  if (!useHydrated()) return <ReadSkeleton id={bookId} shell={shell} isEarly />
  const isSample = search.has('sample')
  // After signing in or out, everything is fetched again.
  return <BookFrame key={`${bookId} ${isSample} ${session?.token}`} bookId={bookId} isSample={isSample} shell={shell} />
}
