// The mail to the asker when somebody answers.
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../db/database.ts'
import { lessonAnswers, questionFollowers } from '../../db/schema-classroom.ts'
import { users } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { firstName } from '#contract/first-name.ts'
import { DEFAULT_LANGUAGE } from '../people/language.ts'
import type { DiscussionItem } from './discussion-items.ts'

const WORDS = {
  en: {
    subject: (lesson: string) => `Your question about “${lesson}” was answered`,
    asked: 'You asked:',
    answered: (name: string) => `${name} answered:`,
    open: 'Open the question',
  },
  bn: {
    subject: (lesson: string) => `“${lesson}” নিয়ে আপনার প্রশ্নের উত্তর এসেছে`,
    asked: 'আপনার প্রশ্ন:',
    answered: (name: string) => `${name}-এর উত্তর:`,
    open: 'প্রশ্নটি খুলুন',
  },
}

type Answer = { id: string; text: string; userId: string; name: string }

/** Not for their own answer, not after unfollowing, and only for the first answer since they last looked. */
export async function mailAnswer(
  { outbox, settings }: Pick<Deps, 'outbox' | 'settings'>,
  tx: Transaction,
  asked: DiscussionItem,
  answer: Answer,
): Promise<void> {
  if (asked.userId === answer.userId) return
  const [asker] = await tx
    .select({ to: users.email, language: users.language, seenAt: questionFollowers.seenAt })
    .from(questionFollowers)
    .innerJoin(users, eq(users.id, questionFollowers.userId))
    .where(and(eq(questionFollowers.questionId, asked.question), eq(questionFollowers.userId, asked.userId)))
  if (!asker) return
  const unseen = await tx.$count(
    lessonAnswers,
    and(
      eq(lessonAnswers.questionId, asked.question),
      ne(lessonAnswers.id, answer.id),
      ne(lessonAnswers.userId, asked.userId),
      isNull(lessonAnswers.hiddenAt),
      gt(lessonAnswers.createdAt, asker.seenAt),
    ),
  )
  if (unseen) return
  const language = asker.language ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  const mail = composeMail({
    to: asker.to,
    language,
    subject: words.subject(asked.lesson),
    blocks: [
      words.asked,
      { quote: asked.text },
      words.answered(firstName(answer.name)),
      { quote: answer.text },
      { button: words.open, href: settings.publicUrl + paths.learn(asked.courseId, asked.lessonId, asked.question) },
    ],
  })
  await outbox.queue(tx, mail)
}
