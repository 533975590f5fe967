// Emails are queued in the transaction of the change they report, and sent afterwards. Failures are retried with
// backoff; several processes may drain the same outbox.
import { and, asc, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Mail, MailSender } from './mail.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { mailOutbox } from '../../db/schema.ts'
import type { Log } from '../../http/log.ts'

const POLL_INTERVAL_MS = 5_000
const SENT_RETENTION_DAYS = 7
/** Long enough for an operator to notice failing email in the metrics and resend it. */
const UNSENT_RETENTION_DAYS = 30
export const MAX_ATTEMPTS = 12
/** Batches are small, because a process that dies between sending and recording sends these emails twice. */
const BATCH_SIZE = 5
/** Stays below the limit on parameters in one statement. */
const ROWS_AT_ONCE = 1000
/** The minimum remaining lifetime of an email's link, which still has to arrive and be read. */
const LINK_USE_MS = 60_000

export type Outbox = {
  /** Queues an email in the caller's transaction. It's sent after the commit. */
  queue(tx: Transaction | Database, mail: Mail | Mail[]): Promise<void>
  /** Sends soon. For callers that queued emails with their own statement. */
  wake(): void
  /** Sends everything that is due, and resolves when nothing is left. */
  drain(): Promise<void>
  /**
   * Starts sending. Until then emails are only queued, so that sending doesn't wait for a database that is still being
   * filled.
   */
  start(): void
  stop(): Promise<void>
}

export function createOutbox(db: Database, sender: MailSender, log: Log, now: () => Date): Outbox {
  let draining: Promise<void> | undefined
  let drainAgain = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const send = async (queued: QueuedMail): Promise<string | undefined> => {
    const { id, attempts } = queued
    try {
      await sender.send(mailOf(queued))
      return id
    } catch (error) {
      log.warn({ mail: id, attempts, failure: describeMailFailure(error) }, 'an email could not be sent')
    }
  }
  /** The link has expired. The person can request a new one. */
  const dropExpired = async (claimed: QueuedMail[]): Promise<QueuedMail[]> => {
    const isExpired = ({ validUntil }: QueuedMail) => validUntil && validUntil.getTime() - now().getTime() < LINK_USE_MS
    const expired = claimed.filter(isExpired)
    for (const { id: mail, validUntil } of expired)
      log.warn({ mail, validUntil }, 'an email with an expired link was dropped')
    if (expired.length)
      await db.delete(mailOutbox).where(
        inArray(
          mailOutbox.id,
          expired.map(({ id }) => id),
        ),
      )
    return claimed.filter((mail) => !expired.includes(mail))
  }
  const sendNext = async (): Promise<boolean> => {
    const claimed = await claim(db, now())
    const tried = await Promise.all((await dropExpired(claimed)).map(send))
    const sent = tried.filter((id) => id !== undefined)
    if (sent.length) await db.update(mailOutbox).set({ sentAt: now() }).where(inArray(mailOutbox.id, sent))
    return claimed.length > 0
  }
  const drainAll = async () => {
    do {
      drainAgain = false
      while (!stopped && (await sendNext()));
    } while (drainAgain)
  }
  const drain = () => {
    drainAgain = true
    draining ??= drainAll().finally(() => (draining = undefined))
    return draining
  }
  const poll = () => {
    drain().catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
  }
  // Usually runs after the caller's commit; otherwise the next poll finds the email.
  const wake = () => {
    if (timer) setTimeout(poll, 50).unref()
  }

  return {
    async queue(tx, mail) {
      const rows = [mail].flat().map(({ to: recipient, text: body, ...parts }) => ({
        id: newId(),
        recipient,
        body,
        ...parts,
        dueAt: now(),
        createdAt: now(),
      }))
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await tx.insert(mailOutbox).values(rows.slice(at, at + ROWS_AT_ONCE))
      }
      wake()
    },
    wake,
    drain,
    start() {
      timer = setInterval(poll, POLL_INTERVAL_MS).unref()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await draining?.catch(() => {})
    },
  }
}

/**
 * Sent emails are no longer needed, and some contain a link that shouldn't linger. The remaining ones were given up.
 */
export async function deleteOldMail(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db.delete(mailOutbox).where(lt(mailOutbox.sentAt, daysAgo(SENT_RETENTION_DAYS)))
  const isGivenUp = and(isNull(mailOutbox.sentAt), lt(mailOutbox.dueAt, daysAgo(UNSENT_RETENTION_DAYS)))
  await db.delete(mailOutbox).where(and(isGivenUp, gte(mailOutbox.attempts, MAX_ATTEMPTS)))
}

type QueuedMail = typeof mailOutbox.$inferSelect

function mailOf(mail: QueuedMail): Mail & { id: string } {
  const { id, recipient: to, subject, body: text, html, replyTo, calendar, stopUrl } = mail
  const more = { ...(calendar && { calendar }), ...(stopUrl && { stopUrl }) }
  return { id, to, subject, text, ...(html && { html }), ...(replyTo && { replyTo }), ...more }
}

/** Claims some due emails and postpones their next attempt, so that no other process takes them. */
function claim(db: Database, at: Date): Promise<QueuedMail[]> {
  const isDue = and(isNull(mailOutbox.sentAt), lte(mailOutbox.dueAt, at), lt(mailOutbox.attempts, MAX_ATTEMPTS))
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue)
    .orderBy(asc(mailOutbox.dueAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const delay = sql`least(interval '1 minute' * 2 ^ ${mailOutbox.attempts}, interval '6 hours')`
  return db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      dueAt: sql`${at.toISOString()}::timestamptz + ${delay}`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning()
}

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
const LINK = /\bhttps?:\/\/\S+/gi
const MAX_LENGTH = 300

/**
 * Cleans an error message for the log. Mail servers echo addresses and links, and a link may sign someone in, so both
 * are removed.
 */
function describeMailFailure(error: unknown): { message: string; code?: unknown; responseCode?: unknown } {
  const { message = '', code, responseCode } = error as { message?: string; code?: unknown; responseCode?: unknown }
  const words = message
    .slice(0, 10 * MAX_LENGTH)
    .replaceAll(LINK, '<link>')
    .replaceAll(ADDRESS, '<address>')
  return { message: words.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH), code, responseCode }
}
