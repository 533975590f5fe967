// The weekly email. Each step marks people as emailed and queues their emails in one transaction, so that everyone is
// emailed exactly once even if a process dies. Several processes may work in parallel.
import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { guardians } from '../../../db/schema-guardians.ts'
import { users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { dayOf } from '../../dhaka.ts'
import { fridayMail } from './guardian-mails.ts'
import { weeksOf, type Span } from './week-figures.ts'

const AT_ONCE = 200
const DAY_MS = 86_400_000
const FRIDAY = 5
/** The hour in Dhaka. A server that was down on Friday catches up on Saturday. */
const FROM_HOUR = 9
const HOURS = 39

export async function mailFridays(deps: Deps): Promise<void> {
  const friday = fridayAt(deps.now())
  if (!friday) return
  while ((await deps.db.transaction((tx) => mailSome(deps, tx, friday))) === AT_ONCE);
}

/** The Friday whose emails are due at this moment, by days in Dhaka. */
export function fridayAt(now: Date): string | null {
  for (const day of [dayOf(now), dayOf(new Date(now.getTime() - DAY_MS))]) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== FRIDAY) continue
    const hours = (now.getTime() - startOf(day).getTime()) / 3_600_000
    return hours >= FROM_HOUR && hours < FROM_HOUR + HOURS ? day : null
  }
  return null
}

const startOf = (day: string) => new Date(`${day}T00:00:00+06:00`)

/** The seven days before that Friday. */
function spanBefore(friday: string): Span {
  const until = startOf(friday)
  const from = new Date(until.getTime() - 7 * DAY_MS)
  return { from, until, firstDay: dayOf(from), lastDay: dayOf(new Date(until.getTime() - DAY_MS)) }
}

/** Returns how many people were emailed. */
async function mailSome(deps: Deps, tx: Transaction, friday: string): Promise<number> {
  const { id, learnerId, email, language, mailedOn, confirmedAt, endedAt } = guardians
  const due = tx
    .select({ id })
    .from(guardians)
    .where(and(isNotNull(confirmedAt), isNull(endedAt), lt(mailedOn, friday)))
    .orderBy(mailedOn, id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const claimed = await tx
    .update(guardians)
    .set({ mailedOn: friday })
    .where(inArray(id, due))
    .returning({ id, learnerId, email, language })
  if (!claimed.length) return 0
  const people = [...new Set(claimed.map((row) => row.learnerId))]
  const weeks = await weeksOf(tx, people, spanBefore(friday), deps.now())
  const learners = await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, people))
  const names = new Map(learners.map(({ id, name }) => [id, name]))
  const mails = claimed.flatMap(({ email, learnerId: userId, ...guardian }) =>
    email ? fridayMail(deps, { userId, name: names.get(userId)! }, { ...guardian, email }, weeks.get(userId)!) : [],
  )
  if (mails.length) await deps.outbox.queue(tx, mails)
  return claimed.length
}
