import type { ProductKind } from '#contract/constants.ts'
import type { Progress } from '#contract/learning.ts'
import { paths } from '#contract/paths.ts'
import type { ReadingProgress } from '#contract/reading.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { ListedOrder } from './ordered-product.tsx'

/** How far a person is in everything they own. */
export type Owned = { progress: Progress[]; reading: ReadingProgress[] }

/** Without them the products still open. */
export async function loadOwned(): Promise<Owned> {
  const [progress, reading] = await Promise.all([
    api('GET /progress').catch(() => []),
    api('GET /reading').catch(() => []),
  ])
  return { progress, reading }
}

export type Way = { to: string; isBegun: boolean }

const WAYS: Record<ProductKind, (id: string, owned: Owned) => Way | null> = {
  course(id, { progress }) {
    const known = progress.find(({ course }) => course === id)
    if (known?.lessons === 0) return null
    return { to: paths.learn(id, known?.next?._id), isBegun: known?.seenAt !== null }
  },
  book(id, { reading }) {
    const known = reading.find(({ book }) => book === id)
    if (known && !known.isReadable) return null
    return { to: paths.read(id), isBegun: known?.seenAt !== null }
  },
}

/** Where something paid opens; null while it is being prepared. */
export const wayInto = ({ kind, id }: Pick<ListedOrder, 'kind' | 'id'>, owned: Owned): Way | null =>
  WAYS[kind](id, owned)

type WayInProps = { name: string; way: Way; isPrimary?: boolean }

export function WayIn({ name, way: { to, isBegun }, isPrimary = false }: WayInProps) {
  return (
    <PageLink
      className={isPrimary ? 'button button-small button-primary' : 'button button-small'}
      to={to}
      aria-label={isBegun ? m.lessons_continue_of({ name }) : m.lessons_start_of({ name })}
    >
      {isBegun ? m.lessons_continue() : m.lessons_start()}
    </PageLink>
  )
}
