// The job that sends an announcement. Each step stores who is reached and queues their emails in one transaction, so a process
// that dies leaves some people out until the job runs again, and nobody gets it twice.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { ANNOUNCEMENT_WORDS } from '#contract/teaching/announcement-words.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Transaction } from '../../../db/database.ts'
import type { JobRun } from '../../../db/jobs/jobs.ts'
import { announcementReceipts, announcements } from '../../../db/schema-announcements.ts'
import { products } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { firstName } from '#contract/first-name.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { announcedName, type Kind } from './announcement-calls.ts'
import { readersOf } from './recipients.ts'

const AT_ONCE = 200

type SentAnnouncement = { id: string; productId: string; kind: Kind; name: string } & Pick<
  typeof announcements.$inferSelect,
  'title' | 'text' | 'audience' | 'byMail'
>
type Reader = { id: string; email: string; name: string; language: Language | null; wants_mail: boolean }

export function createSendAnnouncement(deps: Deps) {
  const { db } = deps
  return async ({ announcementId }: { announcementId: string }, { signal }: JobRun): Promise<void> => {
    const [sent] = await db
      .select({
        id: announcements.id,
        productId: announcements.productId,
        kind: sql<Kind>`${products.kind}`,
        name: announcedName,
        title: announcements.title,
        text: announcements.text,
        audience: announcements.audience,
        byMail: announcements.byMail,
      })
      .from(announcements)
      .innerJoin(products, eq(products.id, announcements.productId))
      .where(
        and(eq(announcements.id, announcementId), isNotNull(announcements.sentAt), isNull(announcements.recipients)),
      )
    if (!sent) return
    while ((await db.transaction((tx) => tellSome(tx, deps, sent))) === AT_ONCE) signal.throwIfAborted()
    const recipients = sql`(select count(*) from ${announcementReceipts} receipts where receipts.announcement_id = ${announcementId})`
    await db.update(announcements).set({ recipients }).where(eq(announcements.id, announcementId))
  }
}

/** Returns how many people were notified. */
async function tellSome(tx: Transaction, deps: Deps, sent: SentAnnouncement): Promise<number> {
  const at = deps.now()
  // Locked, so that a job that was presumed dead and its successor take turns.
  await tx.select({ id: announcements.id }).from(announcements).where(eq(announcements.id, sent.id)).for('update')
  const { rows } = await tx.execute<Reader>(sql`
    select * from (${readersOf(sql`${sent.productId}::uuid`, sent.audience)}) reached
    where not exists (
      select from ${announcementReceipts} receipts where receipts.announcement_id = ${sent.id} and receipts.user_id = reached.id)
    order by reached.id limit ${AT_ONCE}`)
  if (!rows.length) return 0
  await tx.insert(announcementReceipts).values(rows.map(({ id: userId }) => ({ announcementId: sent.id, userId, at })))
  const mails = rows.filter(({ wants_mail }) => sent.byMail && wants_mail).map((reader) => mailTo(reader, sent, deps))
  if (mails.length) await deps.outbox.queue(tx, mails)
  return rows.length
}

const PAGE_OF: Record<Kind, (id: string) => string> = { course: paths.learn, live: paths.liveBatch }

function mailTo({ id: userId, email, name, language: chosen }: Reader, sent: SentAnnouncement, deps: Deps): Mail {
  const { publicUrl } = deps.settings
  const language = chosen ?? DEFAULT_LANGUAGE
  const secret = deps.stopSecrets.write({ userId, about: sent.productId })
  const stopUrl = `${publicUrl}${paths.stopMails(secret)}${language === 'bn' ? '?lang=bn' : ''}`
  const { dear, [sent.kind]: words } = ANNOUNCEMENT_WORDS[language]
  const paragraphs = sent.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  const mail = composeMail({
    to: email,
    language,
    subject: sent.title,
    blocks: [
      dear(firstName(name)),
      ...paragraphs,
      { button: words.open, href: publicUrl + PAGE_OF[sent.kind](sent.productId) },
      { link: words.stop, href: stopUrl },
    ],
    footer: words.why(sent.name),
  })
  return { ...mail, stopUrl }
}
