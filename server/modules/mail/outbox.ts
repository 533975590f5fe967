// Mail is written into the outbox together with the change it tells of, and leaves afterwards. A failure is tried
// again, later each time; several processes may drain the same outbox.
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Mail, MailSender } from '../../adapters/mail/mail.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { mailOutbox } from '../../db/schema.ts'
import type { Log } from '../../http/log.ts'

const LOOK_EVERY_MS = 5_000
const SENT_KEPT_DAYS = 7
const MOST_ATTEMPTS = 12

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

  const sendNext = async (): Promise<boolean> => {
    const claimed = await claim(db, now())
    if (!claimed) return false
    try {
      await sender.send({ to: claimed.recipient, subject: claimed.subject, text: claimed.body })
      await db.update(mailOutbox).set({ sentAt: now() }).where(eq(mailOutbox.id, claimed.id))
    } catch (error) {
      // Not the error's own words: mail servers like to repeat the recipient's address.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      log.warn({ mail: claimed.id, attempts: claimed.attempts, code, responseCode }, 'a mail could not be sent')
    }
    return true
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

/** Takes one due mail and pushes its next try into the future, so that no other process takes it meanwhile. */
async function claim(db: Database, at: Date) {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.dueAt, at), sql`${mailOutbox.attempts} < ${MOST_ATTEMPTS}`))
      .orderBy(asc(mailOutbox.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail) return undefined
    const waitMs = Math.min(60_000 * 2 ** mail.attempts, 6 * 3_600_000)
    const [claimed] = await tx
      .update(mailOutbox)
      .set({ attempts: mail.attempts + 1, dueAt: new Date(at.getTime() + waitMs) })
      .where(eq(mailOutbox.id, mail.id))
      .returning()
    return claimed
  })
}
