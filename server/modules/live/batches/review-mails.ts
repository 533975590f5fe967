// The emails about reviews: to the administrators' mailbox when a teacher asks, and to the teacher with the decision.
import { eq } from 'drizzle-orm'
import { composeMail, OFFICE_FOOTER } from '../../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { instructors, users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE, languageOfReader } from '../../people/accounts/language.ts'

/** `path` is the page where the reader can look at it. */
type Reviewed = { title: string; path: string }
type Mailing = Pick<Deps, 'outbox' | 'settings'>

const WORDS = {
  en: {
    asked: (title: string) => `Sent for review: ${title}`,
    askedText: (teacher: string, title: string) => `${teacher} sent “${title}” for review.`,
    look: 'Start review',
    approved: (title: string) => `Approved: ${title}`,
    approvedText: (title: string) => `“${title}” is approved. Learners can buy it now, exactly as you sent it.`,
    sentBack: (title: string) => `Sent back: ${title}`,
    sentBackText: (title: string) => `“${title}” was sent back. The reviewer wrote:`,
    wrote: 'The reviewer wrote:',
    open: 'See details',
  },
  bn: {
    asked: (title: string) => `যাচাইয়ের জন্য এসেছে: ${title}`,
    askedText: (teacher: string, title: string) => `${teacher} “${title}” যাচাইয়ের জন্য পাঠিয়েছেন।`,
    look: 'যাচাই শুরু করুন',
    approved: (title: string) => `অনুমোদন হয়েছে: ${title}`,
    approvedText: (title: string) => `“${title}” অনুমোদন পেয়েছে। আপনি যেভাবে পাঠিয়েছেন, শিক্ষার্থীরা এখন সেভাবেই কিনতে পারবেন।`,
    sentBack: (title: string) => `ফেরত এসেছে: ${title}`,
    sentBackText: (title: string) => `“${title}” যাচাই থেকে ফেরত এসেছে। যাচাইকারী লিখেছেন:`,
    wrote: 'যাচাইকারী লিখেছেন:',
    open: 'বিস্তারিত দেখুন',
  },
}

export async function mailReviewer(
  { outbox, settings }: Mailing,
  tx: Transaction,
  { title, path, teacher }: Reviewed & { teacher: string },
): Promise<void> {
  const language = await languageOfReader(tx, settings.supportEmail)
  const words = WORDS[language]
  const mail = composeMail({
    to: settings.supportEmail,
    language,
    subject: words.asked(title),
    blocks: [words.askedText(teacher, title), { button: words.look, href: settings.publicUrl + path }],
    footer: OFFICE_FOOTER[language],
  })
  await outbox.queue(tx, mail)
}

type Decision = Reviewed & { instructorId: string | null; state: 'sent_back' | 'published'; note: string }

/** Sends nothing if the account is no longer linked. */
export async function mailTeacher({ outbox, settings }: Mailing, tx: Transaction, decision: Decision): Promise<void> {
  const { title, path, instructorId, state, note } = decision
  if (!instructorId) return
  const [teacher] = await tx
    .select({ to: users.email, language: users.language })
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(eq(instructors.id, instructorId))
  if (!teacher) return
  const language = teacher.language ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  const isApproved = state === 'published'
  const open = { button: words.open, href: settings.publicUrl + path }
  const mail = composeMail({
    to: teacher.to,
    language,
    subject: isApproved ? words.approved(title) : words.sentBack(title),
    blocks: isApproved
      ? [words.approvedText(title), ...(note ? [words.wrote, { quote: note }] : []), open]
      : [words.sentBackText(title), { quote: note }, open],
  })
  await outbox.queue(tx, mail)
}
