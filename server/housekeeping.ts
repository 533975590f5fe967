// What is done now and then: sweeping up pictures nobody uses, ended sessions, old counters, mail sent long ago and what has
// been in the bin for 30 days; and asking the card provider about payments nobody told us of.
import { forgetOldLimits } from './http/rate-limit.ts'
import { emptyBin } from './modules/administration/empty-bin.ts'
import type { Deps } from './modules/deps.ts'
import { forgetOldMail } from './modules/mail/outbox.ts'
import { deleteRemovedFiles, removeUnusedUploads } from './modules/media/uploads.ts'
import { reconcile } from './modules/orders/reconcile.ts'
import { forgetEndedSessions } from './modules/people/access-tokens.ts'

const EVERY_MS = 60_000

export async function sweep({ db, files, identity, now }: Deps): Promise<void> {
  await forgetEndedSessions(db, now())
  await forgetOldLimits(db, now())
  await identity.sweep(now())
  await forgetOldMail(db, now())
  await emptyBin(db, now())
  await removeUnusedUploads(db, now())
  await deleteRemovedFiles(db, files)
}

/** Starts both; the function it answers stops them and waits for what is under way. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { log } = deps
  const sweeping = everyMinute(() =>
    sweep(deps).catch((error: unknown) => log.warn({ err: error }, 'sweeping up failed')),
  )
  const look = (when: 'start' | 'due') =>
    reconcile(deps, when).catch((error: unknown) => log.warn({ err: error }, 'looking at payments failed'))
  const looking = everyMinute(() => look('due'), look('start'))
  return async () => {
    await Promise.all([sweeping.stop(), looking.stop()])
  }
}

function everyMinute(work: () => Promise<void>, first: Promise<void> = Promise.resolve()) {
  let running = first
  const timer = setInterval(() => {
    running = running.then(work)
  }, EVERY_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
