// Reports of what was played or read. They merge: late, repeated and reordered reports of several devices end in one result.
import { and, eq, sql } from 'drizzle-orm'
import { DONE_SHARE } from '#contract/constants.ts'
import type { PlaceUpdate, Range } from '#contract/learning.ts'
import type { Database } from '../../db/database.ts'
import { places } from '../../db/schema-learning.ts'
import { invalid } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { accessOf } from '../catalogue/buyer-access.ts'
import type { Deps } from '../deps.ts'
import { isOpen, learnerValues, type LearnerAccess } from './learner-access.ts'
import { mergeUpdates } from './merge-updates.ts'

const { placeholder } = sql

/** Clocks of phones are often wrong by minutes, rarely by more. */
const CLOCK_SKEW_MS = 24 * 3_600_000

type PlaceCalls = Pick<Handlers, 'PUT /places' | 'GET /lesson/{id}/watched'>

export function placeCalls({ db, now }: Deps, access: LearnerAccess): PlaceCalls {
  const merge = mergeStatement(db)
  return {
    async 'GET /lesson/{id}/watched'({ params, caller }) {
      if (!caller) return { watched: [], since: null }
      const ranges = sql<
        Range[]
      >`(select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by part), '[]')
        from unnest(${places.watched}) part)`
      const [place] = await db
        .select({ watched: ranges, since: places.watchedSince })
        .from(places)
        .where(and(eq(places.userId, caller.userId), eq(places.itemId, params.id)))
      return { watched: place?.watched ?? [], since: place?.since?.toISOString() ?? null }
    },

    async 'PUT /places'({ body, caller }) {
      requirePlausibleTimes(body, now())
      const reports = mergeUpdates(body, now())
      const values = { ...learnerValues(caller), reports: JSON.stringify(reports), at: now().toISOString() }
      const stored = await merge.execute(values)
      if (stored.length === reports.length) return { places: stored }
      const things = reports.map(({ thing }) => thing)
      // Throws what is wrong, unless it was bought this very moment.
      await access('item', things, caller)
      return { places: await merge.execute(values) }
    },
  }
}

function requirePlausibleTimes(updates: PlaceUpdate[], at: Date): void {
  const latest = at.getTime() + CLOCK_SKEW_MS
  const index = updates.findIndex(
    ({ seenAt, since = seenAt }) => Date.parse(seenAt) > latest || Date.parse(since) > latest,
  )
  if (index >= 0) throw invalid({ [`${index}.seenAt`]: 'invalid' })
}

/**
 * The lesson or book of a report: `length` limits what can have been played or read, and `seconds` is null for what is
 * completed only by saying so. Pages count from 1. A quiz is done by passing it, whatever is reported.
 */
const ITEM = sql`
  select lessons.course_id as product_id, files.seconds, files.seconds as length, lessons.free, lessons.kind = 'quiz' as is_quiz,
    courses.deleted_at is not null as is_deleted
  from lessons join courses on courses.id = lessons.course_id left join files on files.id = lessons.file_id
  where lessons.id = sent.thing and lessons.withdrawn_at is null
  union all
  select books.id, case books.formate when 'MP3' then sum(files.seconds) end::int,
    case books.formate when 'MP3' then sum(files.seconds) else max(files.pages) + 1 end::int,
    false, false, books.deleted_at is not null
  from books
  left join lateral jsonb_array_elements(books.files) listed (item) on true
  left join files on files.id = (listed.item ->> 'file')::uuid
  where books.id = sent.thing
  group by books.id`

/**
 * One statement, so that two devices never read the same old row. It stores nothing and returns nothing if the person may
 * not open one of the items, so that the usual report needs no other statement.
 */
function mergeStatement(db: Database) {
  const userId = sql`${placeholder('userId')}::uuid`
  const access = accessOf(userId, sql`item.product_id`)
  const at = sql`${placeholder('at')}::timestamptz`
  const isNewer = (column: 'position_at' | 'marked_at') =>
    sql`(excluded.${sql.raw(column)} is not null and (place.${sql.raw(column)} is null or excluded.${sql.raw(column)} > place.${sql.raw(column)}))`
  const isSame = (column: 'position_at' | 'marked_at') => sql`excluded.${sql.raw(column)} = place.${sql.raw(column)}`
  const marked = sql`case when ${isNewer('marked_at')} then excluded.marked when ${isSame('marked_at')} then excluded.marked or place.marked else place.marked end`
  // What was played before the last undo of Mark done does not count.
  const watched = sql`case when place.watched_since is not distinct from excluded.watched_since
    then place.watched + excluded.watched
    when place.watched_since is null or excluded.watched_since > place.watched_since then excluded.watched
    else place.watched end`
  const merged = sql`
    with report as (
      select sent.thing, sent.position, sent."positionAt", sent."seenAt",
        case when not item.is_quiz then sent.marked end as marked,
        case when not item.is_quiz then sent."markedAt" end as "markedAt",
        sent."watchedSince", item.product_id, item.seconds,
        sent.watched::int4multirange * int4multirange(int4range(0, coalesce(item.length, 0))) as watched,
        item.product_id is not null
          and ${isOpen({ access, isDeleted: sql`item.is_deleted`, free: sql`item.free` })} as is_open
      from jsonb_to_recordset(${placeholder('reports')}::jsonb) as sent (thing uuid, position int,
        "positionAt" timestamptz, watched text, marked boolean, "markedAt" timestamptz, "seenAt" timestamptz,
        "watchedSince" timestamptz)
      left join lateral (${ITEM}) item on true
    )
    insert into ${places} as place
      (user_id, item_id, product_id, position, position_at, watched, watched_since, seconds, marked, marked_at, seen_at, done_at)
    select ${userId}, report.thing, report.product_id, report.position, report."positionAt", report.watched,
      report."watchedSince", report.seconds, report.marked, report."markedAt", report."seenAt",
      case when ${isDone(sql`report.marked`, sql`report.watched`, sql`report.seconds`)} then ${at} end
    from report
    where (select bool_and(is_open) from report)
    order by report.thing
    on conflict (user_id, item_id) do update set
      position = case when ${isNewer('position_at')} then excluded.position
        when ${isSame('position_at')} then greatest(excluded.position, place.position) else place.position end,
      position_at = greatest(place.position_at, excluded.position_at),
      watched = ${watched},
      watched_since = greatest(place.watched_since, excluded.watched_since),
      seconds = excluded.seconds,
      marked = ${marked},
      marked_at = greatest(place.marked_at, excluded.marked_at),
      seen_at = greatest(place.seen_at, excluded.seen_at),
      done_at = case when ${isDone(marked, watched, sql`excluded.seconds`)}
        then coalesce(place.done_at, ${at}) end
    returning item_id as thing, position, done_at is not null as done`
  const column = <Type>(name: string) => sql<Type>`${sql.identifier(name)}`.as(name)
  const columns = {
    thing: column<string>('thing'),
    position: column<number>('position'),
    done: column<boolean>('done'),
  }
  const stored = db.$with('stored', columns).as(merged)
  return db.with(stored).select().from(stored).prepare('merge_places')
}

/** Mark done counts; otherwise, whether enough seconds were played. */
function isDone(marked: ReturnType<typeof sql>, watched: ReturnType<typeof sql>, seconds: ReturnType<typeof sql>) {
  const played = sql`(select sum(upper(part) - lower(part)) from unnest(${watched}) part)`
  return sql`coalesce(${marked}, false) or coalesce(${played} >= ceil(${seconds} * ${DONE_SHARE}::numeric), false)`
}
