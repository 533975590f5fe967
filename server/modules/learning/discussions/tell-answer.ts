// The email and the notification to the asker when somebody answers.
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { lessonAnswers, questionFollowers } from '../../../db/schema-classroom.ts'
import { users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { firstName } from '#contract/first-name.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { isConfirmed } from '../../people/accounts/require-confirmed.ts'
import { queuePush } from '../../people/push/queue-push.ts'
import type { DiscussionItem } from './discussion-items.ts'

const WORDS = {
  en: {
    subject: (lesson: string) => `Your question about “${lesson}” was answered`,
    asked: 'You asked:',
    answered: (name: string) => `${name} answered your question:`,
    open: 'See answer',
    notice: { title: 'Your question was answered', text: (lesson: string) => `Read the answer under “${lesson}”.` },
  },
  bn: {
    subject: (lesson: string) => `“${lesson}” নিয়ে আপনার প্রশ্নের উত্তর এসেছে`,
    asked: 'আপনি জানতে চেয়েছিলেন:',
    answered: (name: string) => `${name} আপনার প্রশ্নের উত্তর দিয়েছেন:`,
    open: 'উত্তর দেখুন',
    notice: { title: 'আপনার প্রশ্নের উত্তর এসেছে', text: (lesson: string) => `উত্তরটি “${lesson}”-এর নিচে পড়ুন।` },
  },
}

type Answer = { id: string; text: string; userId: string; name: string }

/**
 * Skips people's own answers and people who have unfollowed, and only notifies about the first answer since they last
 * looked.
 */
export async function tellAnswer(
  deps: Pick<Deps, 'outbox' | 'settings' | 'jobs' | 'now'>,
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
  const path = paths.learn(asked.courseId, asked.lessonId, asked.question)
  const mail = composeMail({
    to: asker.to,
    language,
    subject: words.subject(asked.lesson),
    blocks: [
      words.answered(firstName(answer.name)),
      { quote: answer.text },
      words.asked,
      { quote: asked.text },
      { button: words.open, href: deps.settings.publicUrl + path },
    ],
  })
  // Accounts that cost nothing must not cause emails to others.
  if (await isConfirmed(tx, answer.userId)) await deps.outbox.queue(tx, mail)
  const notice = {
    userId: asked.userId,
    tag: `answer ${asked.question}`,
    words: (language: Language) => ({
      title: WORDS[language].notice.title,
      text: WORDS[language].notice.text(asked.lesson),
    }),
    path,
  }
  await queuePush(deps, tx, [notice])
}
