// Three devices report one learner's progress; the reports arrive late, twice, in any order and in any grouping. Whatever
// happens on the way, the result must be the same.
import { sql } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { users } from '#server/db/schema.ts'
import { createLearnerAccess } from '#server/modules/learning/lessons/learner-access.ts'
import { placeCalls } from '#server/modules/learning/lessons/place-calls.ts'
import type { PlaceUpdate } from '#contract/calls/learning/learning.ts'
import type { TestServer } from '../test-server.ts'

const DEVICES = 3
const REPORTS_A_DEVICE = 4
const CONCURRENT = 8
const USERS_AT_ONCE = 1000

/** The number of different results after all shuffles of one story; 1 is correct. */
export async function countResults({ deps }: Pick<TestServer, 'deps'>, lesson: string, shuffles: number) {
  const story = makeStory(lesson, deps.now())
  const people = Array.from({ length: shuffles }, () => newId())
  for (let at = 0; at < people.length; at += USERS_AT_ONCE) {
    const rows = people.slice(at, at + USERS_AT_ONCE)
    await deps.db
      .insert(users)
      .values(rows.map((id) => ({ id, issuer: 'urn:test', subject: id, email: `${id}@people.test`, name: 'Learner' })))
  }
  const put = placeCalls(deps, createLearnerAccess(deps))['PUT /places']
  const left = people.values()
  const work = async () => {
    for (const userId of left) {
      const call = { caller: { userId }, query: {}, params: {} }
      for (const body of groups(disturbed(story))) await put({ ...call, body } as unknown as Parameters<typeof put>[0])
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, work))
  const { rows } = await deps.db.execute<{ results: number }>(sql`
    select count(distinct (position, position_at, watched, watched_since, seconds, marked, marked_at, seen_at, done_at is null))::int
      as results
    from places where item_id = ${lesson} and user_id = any(${sql.param(people)}::uuid[])`)
  return rows[0]!.results
}

function makeStory(item: string, now: Date): PlaceUpdate[] {
  const moment = () => new Date(now.getTime() - 60_000 + below(8) * 1000).toISOString()
  return Array.from({ length: DEVICES * REPORTS_A_DEVICE }, (_, index) => {
    const from = below(80)
    const to = from + 1 + below(20)
    // Some reports have the same time, some are from the start, some have a mark, and some follow an undo.
    const seenAt = moment()
    const done = index % 5 === 0 ? below(2) === 1 : undefined
    return {
      item,
      position: below(4) ? to : 0,
      watched: [[from, to]],
      seenAt,
      ...(done === undefined ? {} : { done }),
      ...(below(4) ? {} : { since: moment() }),
    }
  })
}

/** A lost report is sent again later, so all arrive at least once, in the end. */
function disturbed(story: PlaceUpdate[]): PlaceUpdate[] {
  const twice = story.filter(() => below(3) === 0)
  return shuffled([...story, ...twice])
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}

function* groups(updates: PlaceUpdate[]): Generator<PlaceUpdate[]> {
  for (let at = 0; at < updates.length;) {
    const size = 1 + below(6)
    yield updates.slice(at, at + size)
    at += size
  }
}

const below = (limit: number) => Math.floor(Math.random() * limit)
