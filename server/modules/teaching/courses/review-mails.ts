// The mails about reviews: to the administrators' mailbox when a teacher asks, and to the teacher with the decision.
import { eq } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { instructors, users, type courses } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE, languageOfReader } from '../../people/accounts/language.ts'

type Course = Pick<typeof courses.$inferSelect, 'id' | 'title' | 'instructorId'>
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
    open: 'Open the course',
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
    open: 'কোর্সটি খুলুন',
  },
}

export async function mailReviewer(
  { outbox, settings }: Mailing,
  tx: Transaction,
  { course, teacher }: { course: Course; teacher: string },
): Promise<void> {
  const language = await languageOfReader(tx, settings.supportEmail)
  const words = WORDS[language]
  const mail = composeMail({
    to: settings.supportEmail,
    language,
    subject: words.asked(course.title),
    blocks: [
      words.askedText(teacher, course.title),
      { button: words.look, href: settings.publicUrl + paths.adminReview(course.id) },
    ],
  })
  await outbox.queue(tx, mail)
}

type Decision = { course: Course; state: 'sent_back' | 'published'; note: string }

/** Nobody is told once the account is unlinked. */
export async function mailTeacher({ outbox, settings }: Mailing, tx: Transaction, decision: Decision): Promise<void> {
  const { course, state, note } = decision
  if (!course.instructorId) return
  const [teacher] = await tx
    .select({ to: users.email, language: users.language })
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(eq(instructors.id, course.instructorId))
  if (!teacher) return
  const language = teacher.language ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  const isApproved = state === 'published'
  const open = { button: words.open, href: settings.publicUrl + paths.teachCourse(course.id) }
  const mail = composeMail({
    to: teacher.to,
    language,
    subject: isApproved ? words.approved(course.title) : words.sentBack(course.title),
    blocks: isApproved
      ? [words.approvedText(course.title), ...(note ? [words.wrote, { quote: note }] : []), open]
      : [words.sentBackText(course.title), { quote: note }, open],
  })
  await outbox.queue(tx, mail)
}
