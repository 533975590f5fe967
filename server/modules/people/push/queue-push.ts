// Notifications are queued in the transaction of the change they report, with one job for each of a person's browsers,
// so that a retry for one never repeats another.
import { inArray } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { pushSubscriptions } from '../../../db/schema-push.ts'
import type { Deps } from '../../deps.ts'

export type Notice = {
  /** Identifies the subject. If two notifications have the same tag, a browser only shows the later one. */
  tag: string
  /** When the notification becomes useless. Three days by default. */
  until?: Date
  /** A title and a sentence, which appear on the lock screen. */
  words: (language: Language) => { title: string; text: string }
  path: string
}

/** Push services accept 4,096 bytes, and a Bengali letter with its signs has up to nine. */
const MAX_LETTERS = 120

export async function queuePush(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Transaction,
  notices: ({ userId: string } & Notice)[],
): Promise<void> {
  if (!notices.length) return
  const { id, userId, language } = pushSubscriptions
  const inThreeDays = new Date(now().getTime() + 3 * 86_400_000)
  const people = notices.map((notice) => notice.userId)
  const browsers = await tx.select({ id, userId, language }).from(pushSubscriptions).where(inArray(userId, people))
  const messages = notices.flatMap((notice) =>
    browsers
      .filter((browser) => browser.userId === notice.userId)
      .map((browser) => {
        const { title, text } = notice.words(browser.language)
        return {
          subscriptionId: browser.id,
          title: shortened(title),
          text: shortened(text),
          path: notice.path,
          tag: notice.tag,
          until: (notice.until ?? inThreeDays).toISOString(),
        }
      }),
  )
  if (messages.length) await jobs.sendAll(tx, 'push', messages)
}

const shortened = (text: string): string =>
  text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS).trimEnd()}…` : text
