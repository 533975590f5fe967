// The mails about reviews: to the administrators' mailbox when a teacher asks, and to the teacher with the decision.
import { eq } from 'drizzle-orm'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { instructors, users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE, languageOfReader } from '../../people/accounts/language.ts'

/** `path` is where its reader looks at it. */
type Reviewed = { title: string; path: string }
type Mailing = Pick<Deps, 'outbox' | 'settings'>

const WORDS = {
  en: {
    asked: (course: string) => `Please review: ${course}`,
    askedText: (teacher: string, course: string) => `${teacher} asks for a review of “${course}”.`,
    look: 'Look at it',
    approved: (course: string) => `Approved: ${course}`,
    approvedText: (course: string) => `“${course}” is approved. Learners can buy it as you sent it.`,
    sentBack: (course: string) => `Sent back: ${course}`,
    sentBackText: (course: string) => `“${course}” came back from the review. The reviewer wrote:`,
    wrote: 'The reviewer wrote:',
    open: 'Open it',
  },
  bn: {
    asked: (course: string) => `যাচাই করুন: ${course}`,
    askedText: (teacher: string, course: string) => `${teacher} “${course}” যাচাইয়ে পাঠিয়েছেন।`,
    look: 'দেখুন',
    approved: (course: string) => `অনুমোদন হয়েছে: ${course}`,
    approvedText: (course: string) => `“${course}” অনুমোদন পেয়েছে। যেভাবে পাঠিয়েছেন, শিক্ষার্থীরা সেভাবেই কিনতে পারবেন।`,
    sentBack: (course: string) => `ফেরত এসেছে: ${course}`,
    sentBackText: (course: string) => `“${course}” যাচাই থেকে ফেরত এসেছে। যাচাইকারী লিখেছেন:`,
    wrote: 'যাচাইকারী লিখেছেন:',
    open: 'খুলুন',
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
  })
  await outbox.queue(tx, mail)
}

type Decision = Reviewed & { instructorId: string | null; state: 'sent_back' | 'published'; note: string }

/** Nobody is told once the account is unlinked. */
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
