import { ROOM_OPENS_MINUTES, type ProductKind } from '#contract/constants.ts'
import type { Progress } from '#contract/calls/learning/learning.ts'
import type { OwnSeat } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { ListedOrder } from './ordered-product.tsx'

/** A person's progress in everything they own. */
export type Owned = { progress: Progress[]; reading: ReadingProgress[]; seats: OwnSeat[] }

/** Without this data, the products still open. */
export async function loadOwned(): Promise<Owned> {
  const [progress, reading, seats] = await Promise.all([
    api('GET /progress').catch(() => []),
    api('GET /reading').catch(() => []),
    api('GET /mySeats').catch(() => []),
  ])
  return { progress, reading, seats }
}

export type EntryPoint = { to: string; action: 'start' | 'continue' | 'open' | 'times' | 'join' }

const WAYS: Record<ProductKind, (id: string, owned: Owned) => EntryPoint | null> = {
  course(id, { progress }) {
    const known = progress.find(({ course }) => course === id)
    if (known?.lessons === 0) return null
    return { to: paths.learn(id, known?.next?._id), action: actionOn(known) }
  },
  book(id, { reading }) {
    const known = reading.find(({ book }) => book === id)
    if (known && !known.isReadable) return null
    return { to: paths.read(id), action: actionOn(known) }
  },
  live(id, { seats }) {
    const next = seats.find(({ _id }) => _id === id)?.next
    return { to: paths.liveBatch(id), action: next && isOpen(next) ? 'join' : 'times' }
  },
}

/** Whether the room of a class is open. */
function isOpen({ startsAt, minutes }: NonNullable<OwnSeat['next']>): boolean {
  const begun = (Date.now() - Date.parse(startsAt)) / 60_000
  return begun >= -ROOM_OPENS_MINUTES && begun < minutes
}

/** If nothing is known yet, it was probably started. */
function actionOn(known: Pick<Progress, 'seenAt' | 'finishedAt'> | undefined): EntryPoint['action'] {
  if (known?.finishedAt) return 'open'
  return known?.seenAt === null ? 'start' : 'continue'
}

/** Where a paid product opens. Null while it is being prepared. */
export const wayInto = ({ kind, id }: Pick<ListedOrder, 'kind' | 'id'>, owned: Owned): EntryPoint | null =>
  WAYS[kind](id, owned)

type WayInProps = { name: string; way: EntryPoint; isPrimary?: boolean }

const ACTIONS = {
  start: { text: m.lessons_start, label: m.lessons_start_of },
  continue: { text: m.lessons_continue, label: m.lessons_continue_of },
  open: { text: m.lessons_again, label: m.lessons_again_of },
  join: { text: m.live_join, label: m.today_join_of },
  times: { text: m.live_see_times, label: m.live_see_times_of },
}

export function WayIn({ name, way: { to, action }, isPrimary = false }: WayInProps) {
  const { text, label } = ACTIONS[action]
  return (
    <PageLink
      className={isPrimary ? 'button button-small button-primary' : 'button button-small'}
      to={to}
      aria-label={label({ name })}
    >
      {text()}
    </PageLink>
  )
}
