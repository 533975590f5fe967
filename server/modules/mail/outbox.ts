// Mail is written into the outbox together with the change it tells of, and leaves afterwards. A failure is tried
// again, later each time; several processes may drain the same outbox.
import { and, asc, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Mail, MailSender } from '../../adapters/mail/mail.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { mailOutbox } from '../../db/schema.ts'
import type { Log } from '../../http/log.ts'

const LOOK_EVERY_MS = 5_000
const SENT_KEPT_DAYS = 7
const MOST_ATTEMPTS = 12
/** Few enough that a process which dies between sending and writing it down sends few of them twice. */
const AT_ONCE = 5

export type Outbox = {
  /** Writes a mail in the caller's transaction. It leaves once that is committed. */
  queue(tx: Transaction | Database, mail: Mail): Promise<void>
  /** For mail that was written by a statement of its caller's: it leaves soon. */
  wake(): void
  /** Sends what is due now; resolves when nothing is left to do. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function createOutbox(db: Database, sender: MailSender, log: Log, now: () => Date): Outbox {
  let draining: Promise<void> | undefined
  let wanted = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const send = async ({ id, recipient, subject, body, attempts }: QueuedMail): Promise<string | undefined> => {
    try {
      await sender.send({ to: recipient, subject, text: body })
      return id
    } catch (error) {
      // Not the error's own words: mail servers like to repeat the recipient's address.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      log.warn({ mail: id, attempts, code, responseCode }, 'a mail could not be sent')
    }
  }
  const sendNext = async (): Promise<boolean> => {
    const claimed = await claim(db, now())
    const tried = await Promise.all(claimed.map(send))
    const sent = tried.filter((id) => id !== undefined)
    if (sent.length) await db.update(mailOutbox).set({ sentAt: now() }).where(inArray(mailOutbox.id, sent))
    return claimed.length > 0
  }
  const drainAll = async () => {
    do {
      wanted = false
      while (!stopped && (await sendNext()));
    } while (wanted)
  }
  const drain = () => {
    wanted = true
    draining ??= drainAll().finally(() => (draining = undefined))
    return draining
  }
  const look = () => {
    drain().catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
  }
  // After the caller's commit; should that take longer, the next look finds it.
  const wake = () => void setTimeout(look, 50).unref()
  timer = setInterval(look, LOOK_EVERY_MS).unref()

  return {
    async queue(tx, mail) {
      await tx.insert(mailOutbox).values({
        id: newId(),
        recipient: mail.to,
        subject: mail.subject,
        body: mail.text,
        dueAt: now(),
        createdAt: now(),
      })
      wake()
    },
    wake,
    drain,
    async stop() {
      stopped = true
      clearInterval(timer)
      await draining?.catch(() => {})
    },
  }
}

/** A sent mail is of no more use, and some hold a link that should not lie about. */
export async function forgetOldMail(db: Database, now: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.sentAt, new Date(now.getTime() - SENT_KEPT_DAYS * 86_400_000)))
}

type QueuedMail = typeof mailOutbox.$inferSelect

/** Takes some due mail and pushes its next try into the future, so that no other process takes it meanwhile. */
function claim(db: Database, at: Date): Promise<QueuedMail[]> {
  const isDue = and(isNull(mailOutbox.sentAt), lte(mailOutbox.dueAt, at), lt(mailOutbox.attempts, MOST_ATTEMPTS))
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue)
    .orderBy(asc(mailOutbox.dueAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const pause = sql`least(interval '1 minute' * 2 ^ ${mailOutbox.attempts}, interval '6 hours')`
  return db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      dueAt: sql`${at.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning()
}
