// Stores reports of what was played or read, in one statement that also checks access.
import { inArray, sql } from 'drizzle-orm'
import { DONE_SHARE } from '#contract/constants.ts'
import type { Database } from '../../../db/database.ts'
import { prepareWrite } from '../../../db/prepare-write.ts'
import { places } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { accessOf } from '../../catalogue/content/buyer-access.ts'
import { listed } from '../../catalogue/content/content-rows.ts'
import { teaches } from '../../catalogue/content/teacher-rule.ts'
import { kindsWhere } from './kinds/lesson-kinds.ts'
import { isOpen } from './learner-access.ts'
import type { Report } from './merge-updates.ts'

const { placeholder } = sql

export type PlaceRequest = { userId: string; isAdmin: boolean; reports: Report[] }
export type StoredPlace = { item: string; position: number; done: boolean }

/** Stores nothing and returns nothing if the person may not open one of the items. */
export function createPlaceStore(db: Database, now: () => Date): (request: PlaceRequest) => Promise<StoredPlace[]> {
  const merge = mergeStatement(db)
  return ({ userId, isAdmin, reports }) =>
    merge.execute({ userId, isAdmin, reports: JSON.stringify(reports), at: now().toISOString() })
}

/** These lessons are completed by passing them, whatever is reported. */
const isPassed = inArray(
  sql`lessons.kind`,
  kindsWhere(({ doneBy }) => doneBy !== 'mark'),
)

/**
 * The lesson or book in a report. `length` limits what can have been played or read, and `seconds` is null if the item
 * is only completed by marking it. Pages count from 1.
 */
const ITEM = sql`
  select lessons.course_id as product_id, files.seconds, files.seconds as length, lessons.free,
    ${isPassed} as is_passed,
    not (${listed(courses)}) as is_deleted
  from lessons join courses on courses.id = lessons.course_id left join files on files.id = lessons.file_id
  where lessons.id = sent.item and lessons.withdrawn_at is null
  union all
  select books.id, case books.formate when 'MP3' then sum(files.seconds) end::int,
    case books.formate when 'MP3' then sum(files.seconds) else max(files.pages) + 1 end::int,
    false, false, books.deleted_at is not null
  from books
  left join lateral jsonb_array_elements(books.files) listed (item) on true
  left join files on files.id = (listed.item ->> 'file')::uuid
  where books.id = sent.item
  group by books.id`

/**
 * A single statement, so that two devices never read the same old row. It also checks access, so that a normal report
 * needs no other statement.
 */
function mergeStatement(db: Database) {
  const userId = sql`${placeholder('userId')}::uuid`
  const rule = {
    isAdmin: sql`${placeholder('isAdmin')}::boolean`,
    teaches: teaches(userId, sql`item.product_id`),
    access: accessOf(userId, sql`item.product_id`),
    isDeleted: sql`item.is_deleted`,
    free: sql`item.free`,
  }
  const at = sql`${placeholder('at')}::timestamptz`
  const isNewer = (column: 'position_at' | 'marked_at') =>
    sql`(excluded.${sql.raw(column)} is not null and (place.${sql.raw(column)} is null or excluded.${sql.raw(column)} > place.${sql.raw(column)}))`
  const isSame = (column: 'position_at' | 'marked_at') => sql`excluded.${sql.raw(column)} = place.${sql.raw(column)}`
  const marked = sql`case when ${isNewer('marked_at')} then excluded.marked when ${isSame('marked_at')} then excluded.marked or place.marked else place.marked end`
  // What was played before the last undo of Mark done doesn't count.
  const watched = sql`case when place.watched_since is not distinct from excluded.watched_since
    then place.watched + excluded.watched
    when place.watched_since is null or excluded.watched_since > place.watched_since then excluded.watched
    else place.watched end`
  const merged = sql`
    with report as (
      select sent.item, sent.position, sent."positionAt", sent."seenAt",
        case when not item.is_passed then sent.marked end as marked,
        case when not item.is_passed then sent."markedAt" end as "markedAt",
        sent."watchedSince", item.product_id, item.seconds,
        sent.watched::int4multirange * int4multirange(int4range(0, coalesce(item.length, 0))) as watched,
        bool_and(item.product_id is not null and ${isOpen(rule)}) over () as is_open
      from jsonb_to_recordset(${placeholder('reports')}::jsonb) as sent (item uuid, position int,
        "positionAt" timestamptz, watched text, marked boolean, "markedAt" timestamptz, "seenAt" timestamptz,
        "watchedSince" timestamptz)
      left join lateral (${ITEM}) item on true
    )
    insert into ${places} as place
      (user_id, item_id, product_id, position, position_at, watched, watched_since, seconds, marked, marked_at, seen_at, done_at)
    select ${userId}, report.item, report.product_id, report.position, report."positionAt", report.watched,
      report."watchedSince", report.seconds, report.marked, report."markedAt", report."seenAt",
      case when ${isDone(sql`report.marked`, sql`report.watched`, sql`report.seconds`)} then ${at} end
    from report
    where report.is_open
    order by report.item
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
    returning item_id as item, position, done_at is not null as done`
  return prepareWrite<StoredPlace>(
    db,
    'merge_places',
    { stored: merged },
    { from: 'stored', columns: ['item', 'position', 'done'] },
  )
}

/** Completed with Mark done, or once enough seconds were played. */
function isDone(marked: ReturnType<typeof sql>, watched: ReturnType<typeof sql>, seconds: ReturnType<typeof sql>) {
  const played = sql`(select sum(upper(part) - lower(part)) from unnest(${watched}) part)`
  return sql`coalesce(${marked}, false) or coalesce(${played} >= ceil(${seconds} * ${DONE_SHARE}::numeric), false)`
}
