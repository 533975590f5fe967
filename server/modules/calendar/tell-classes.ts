// Tells people about changes of their classes, in the transaction of the change.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../adapters/mail/compose-mail.ts'
import type { Transaction } from '../../db/database.ts'
import { liveBatches, liveSeats, liveSessions } from '../../db/schema-live.ts'
import { users } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { DEFAULT_LANGUAGE } from '../people/language.ts'

type Parts = Pick<Deps, 'outbox' | 'settings' | 'now'>
type Words = { subject: (title: string) => string; text: (title: string) => string; open: string }

const WORDS: Record<'moved' | 'cancelled' | 'batch' | 'offered', Record<Language, Words>> = {
  moved: {
    en: {
      subject: (title) => `Moved: ${title}`,
      text: (title) => `A class of “${title}” was moved. Its page has the new time.`,
      open: 'See the times',
    },
    bn: {
      subject: (title) => `সময় বদলেছে: ${title}`,
      text: (title) => `“${title}”-এর একটি ক্লাসের সময় বদলেছে। নতুন সময় পাতায় দেখুন।`,
      open: 'সময় দেখুন',
    },
  },
  cancelled: {
    en: {
      subject: (title) => `Cancelled: a class of ${title}`,
      text: (title) => `A class of “${title}” was cancelled. The others stay as they are.`,
      open: 'See the times',
    },
    bn: {
      subject: (title) => `বাতিল: ${title}-এর একটি ক্লাস`,
      text: (title) => `“${title}”-এর একটি ক্লাস বাতিল হয়েছে। বাকিগুলো আগের মতোই আছে।`,
      open: 'সময় দেখুন',
    },
  },
  batch: {
    en: {
      subject: (title) => `Cancelled: ${title}`,
      text: (title) => `“${title}” was cancelled. What you paid goes back to you.`,
      open: 'See other classes',
    },
    bn: {
      subject: (title) => `বাতিল: ${title}`,
      text: (title) => `“${title}” বাতিল হয়েছে। আপনার টাকা ফেরত যাচ্ছে।`,
      open: 'অন্য ক্লাস দেখুন',
    },
  },
  offered: {
    en: {
      subject: (title) => `A seat is free: ${title}`,
      text: (title) => `A seat of “${title}” came free. It is kept for you for two hours.`,
      open: 'Take the seat',
    },
    bn: {
      subject: (title) => `আসন খালি হয়েছে: ${title}`,
      text: (title) => `“${title}”-এর একটি আসন খালি হয়েছে। দুই ঘণ্টা আপনার জন্য রাখা থাকবে।`,
      open: 'আসন নিন',
    },
  },
}

/** After a class was moved. */
export const tellMoved = (deps: Parts, tx: Transaction, sessionId: string): Promise<void> =>
  tellSeats(deps, tx, sessionId, 'moved')

/** After a single class was cancelled. */
export const tellCancelled = (deps: Parts, tx: Transaction, sessionId: string): Promise<void> =>
  tellSeats(deps, tx, sessionId, 'cancelled')

/** After a batch and its classes to come were cancelled, and before its seats are given up. */
export async function tellBatchCancelled(deps: Parts, tx: Transaction, batchId: string): Promise<void> {
  for (const userId of await seated(tx, batchId)) await tell(deps, tx, { batchId, userId, kind: 'batch' })
}

/** After a seat was kept for the first in line. */
export const tellSeatOffered = (
  deps: Pick<Deps, 'outbox' | 'settings'>,
  tx: Transaction,
  { batchId, userId }: { batchId: string; userId: string; until: Date },
): Promise<void> => tell(deps, tx, { batchId, userId, kind: 'offered' })

async function tellSeats(deps: Parts, tx: Transaction, sessionId: string, kind: 'moved' | 'cancelled'): Promise<void> {
  const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, sessionId))
  for (const userId of await seated(tx, session!.batchId))
    await tell(deps, tx, { batchId: session!.batchId, userId, kind })
}

async function seated(tx: Transaction, batchId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: liveSeats.userId })
    .from(liveSeats)
    .where(and(eq(liveSeats.batchId, batchId), isNotNull(liveSeats.takenAt)))
  return rows.flatMap(({ userId }) => userId ?? [])
}

type Told = { batchId: string; userId: string; kind: keyof typeof WORDS }

async function tell(
  { outbox, settings }: Pick<Deps, 'outbox' | 'settings'>,
  tx: Transaction,
  { batchId, userId, kind }: Told,
): Promise<void> {
  const [batch] = await tx.select().from(liveBatches).where(eq(liveBatches.id, batchId))
  const [reader] = await tx.select().from(users).where(eq(users.id, userId))
  if (!batch || !reader) return
  const language = reader.language ?? DEFAULT_LANGUAGE
  const words = WORDS[kind][language]
  const href = settings.publicUrl + (kind === 'batch' ? paths.live : paths.liveBatch(batchId))
  const blocks = [words.text(batch.title), { button: words.open, href }]
  await outbox.queue(tx, composeMail({ to: reader.email, language, subject: words.subject(batch.title), blocks }))
}
