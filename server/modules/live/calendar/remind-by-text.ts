// The job that reminds one person of a class by text message, if their number is confirmed.
import { and, eq, isNull } from 'drizzle-orm'
import { liveBatches, liveReminders, liveSessions } from '../../../db/schema-live.ts'
import { users } from '../../../db/schema.ts'
import type { JobData } from '../../../db/jobs/queues.ts'
import type { Deps } from '../../deps.ts'
import { reminderText } from './class-mails.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { batchFacts, factsOf } from './class-readers.ts'

export function createRemindByText({ db, texts, identity, settings, now }: Deps) {
  return async ({ sessionId, userId, kind, sequence }: JobData['remind-by-text']): Promise<void> => {
    const [found] = await db
      .select({ session: liveSessions, batch: batchFacts, cancelledAt: liveBatches.cancelledAt, person: users })
      .from(liveSessions)
      .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
      .innerJoin(users, eq(users.id, userId))
      .where(eq(liveSessions.id, sessionId))
    if (!found || !texts) return
    const { session, batch, cancelledAt, person } = found
    // The class was moved or cancelled since, or it is too late: another message has been sent, or there is nothing
    // left to say.
    const isOutdated = session.sequence !== sequence || session.state !== 'planned' || cancelledAt
    if (isOutdated || session.startsAt <= now()) return
    const to = await identity.confirmedPhone(person.subject)
    if (!to) return
    const own = and(
      eq(liveReminders.sessionId, sessionId),
      eq(liveReminders.userId, userId),
      eq(liveReminders.kind, kind),
      eq(liveReminders.sequence, sequence),
    )
    // Claimed first. A process that dies while sending may lose a text, but the email says the same. A second text
    // would cost money and look like a mistake.
    const claimed = await db
      .update(liveReminders)
      .set({ textedAt: now() })
      .where(and(own, isNull(liveReminders.textedAt)))
      .returning({ kind: liveReminders.kind })
    if (!claimed.length) return
    const reader = { email: person.email, name: person.name, language: person.language ?? DEFAULT_LANGUAGE }
    try {
      await texts.send({ to, text: reminderText({ reader, batch, settings }, kind, factsOf(session)) })
    } catch (error) {
      await db.update(liveReminders).set({ textedAt: null }).where(own)
      throw error
    }
  }
}
