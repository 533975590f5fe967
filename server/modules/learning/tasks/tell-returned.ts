// The email and the notification to the learner when work is returned.
import { eq } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { queuePush } from '../../people/push/queue-push.ts'

const bengali = new Intl.NumberFormat('bn')

const WORDS = {
  en: {
    subject: (title: string) => `Your task “${title}” was returned`,
    points: (points: number, outOf: number) => `You got ${points} out of ${outOf} points.`,
    wrote: 'Your teacher wrote:',
    open: 'Open task',
    notice: {
      title: 'Your task was returned',
      text: (title: string) => `See what your teacher says about “${title}”.`,
    },
  },
  bn: {
    subject: (title: string) => `“${title}” অ্যাসাইনমেন্টটি ফেরত এসেছে`,
    points: (points: number, outOf: number) =>
      `আপনি ${bengali.format(outOf)}-এর মধ্যে ${bengali.format(points)} পেয়েছেন।`,
    wrote: 'শিক্ষক লিখেছেন:',
    open: 'অ্যাসাইনমেন্ট খুলুন',
    notice: {
      title: 'আপনার অ্যাসাইনমেন্ট ফেরত এসেছে',
      text: (title: string) => `“${title}” নিয়ে শিক্ষক কী বলেছেন, দেখে নিন।`,
    },
  },
}

type Returned = {
  handInId: string
  userId: string
  courseId: string
  lessonId: string
  points: number
  outOf: number
  words: string
}

export async function tellReturned(
  deps: Pick<Deps, 'outbox' | 'settings' | 'jobs' | 'now'>,
  tx: Transaction,
  { handInId, userId, courseId, lessonId, points, outOf, words: comment }: Returned,
): Promise<void> {
  const [learner] = await tx
    .select({ to: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  const [lesson] = await tx.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, lessonId))
  if (!learner || !lesson) return
  const language = learner.language ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  const path = paths.task(courseId, lessonId)
  const mail = composeMail({
    to: learner.to,
    language,
    subject: words.subject(lesson.title),
    blocks: [
      words.points(points, outOf),
      ...(comment ? [words.wrote, { quote: comment }] : []),
      { button: words.open, href: deps.settings.publicUrl + path },
    ],
  })
  await deps.outbox.queue(tx, mail)
  const notice = {
    userId,
    tag: `task ${handInId}`,
    words: (language: Language) => ({
      title: WORDS[language].notice.title,
      text: WORDS[language].notice.text(lesson.title),
    }),
    path,
  }
  await queuePush(deps, tx, [notice])
}
