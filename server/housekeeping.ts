// Regular jobs: delete unused pictures, files and personal copies, expired sessions, old counters, old mail, the chats of
// old classes and items binned for 30 days; prepare recordings whose browser is gone; submit overdue quizzes; free seats
// whose time is over; compare earnings with orders; remind people of classes; write to guardians on Fridays; add up the totals of the overview; and ask the
// card provider about pending payments.
import { deleteExpiredLimits } from './http/rate-limit.ts'
import { emptyBin } from './modules/bin/empty-bin.ts'
import type { Deps } from './modules/deps.ts'
import { keepTotals } from './modules/overview/keep-totals.ts'
import { remind } from './modules/calendar/remind.ts'
import { deleteOldGuardians } from './modules/guardians/guardian-rows.ts'
import { mailFridays } from './modules/guardians/mail-fridays.ts'
import { correctEarningsDaily } from './modules/earnings/compare-earnings.ts'
import { deleteOldMail } from './modules/mail/outbox.ts'
import { giveUpUploads } from './modules/files/give-up-uploads.ts'
import { deleteLeftovers } from './modules/files/leftovers.ts'
import { deleteOldMessages } from './modules/live-room/messages.ts'
import { finishSilentRecordings } from './modules/live-room/recordings.ts'
import { deleteRemovedFiles, removeUnusedUploads } from './modules/media/uploads.ts'
import { discardOldCopies } from './modules/files/discard-copies.ts'
import { reconcile } from './modules/orders/reconcile.ts'
import { handInDue } from './modules/quizzes/hand-in.ts'
import { deleteUnusedHandInFiles } from './modules/tasks/person-lists.ts'
import { deleteExpiredSessions } from './modules/people/access-tokens.ts'
import { sweepSeats } from './modules/live/waiting-list.ts'
import { resendForgotten } from './modules/preparing/prepare-file.ts'

const INTERVAL_MS = 60_000

export async function sweep(deps: Deps): Promise<void> {
  const { db, files, identity, now } = deps
  await deleteExpiredSessions(db, now())
  await deleteExpiredLimits(db, now())
  await identity.sweep(now())
  await deleteOldMail(db, now())
  await deleteOldGuardians(db, now())
  await emptyBin(db, now())
  await removeUnusedUploads(db, now())
  await deleteRemovedFiles(db, files)
  await finishSilentRecordings(deps)
  await giveUpUploads(db, now())
  await deleteOldMessages(db, now())
  await discardOldCopies(db, now())
  await deleteUnusedHandInFiles(db, now())
  await deleteLeftovers(db, files, now())
  await resendForgotten(deps)
  await handInDue(db, now())
  await sweepSeats(deps)
  await correctEarningsDaily(deps)
}

/** Starts them; the returned function stops them and waits for the running ones. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { log } = deps
  const sweeping = everyMinute(() =>
    sweep(deps).catch((error: unknown) => log.warn({ err: error }, 'sweeping up failed')),
  )
  const checkPayments = (when: 'start' | 'due') =>
    reconcile(deps, when).catch((error: unknown) => log.warn({ err: error }, 'looking at payments failed'))
  const checking = everyMinute(() => checkPayments('due'), checkPayments('start'))
  // Apart from the rest, which may take longer than a class can wait.
  const reminding = everyMinute(() =>
    remind(deps).catch((error: unknown) => log.warn({ err: error }, 'reminding of classes failed')),
  )
  const write = () =>
    mailFridays(deps).catch((error: unknown) => log.warn({ err: error }, 'writing to guardians failed'))
  const writing = everyMinute(write, write())
  const addUp = () => keepTotals(deps).catch((error: unknown) => log.warn({ err: error }, 'adding up totals failed'))
  const adding = everyMinute(addUp, addUp())
  return async () => {
    await Promise.all([sweeping.stop(), checking.stop(), reminding.stop(), adding.stop(), writing.stop()])
  }
}

function everyMinute(work: () => Promise<void>, first: Promise<void> = Promise.resolve()) {
  let running = first
  const timer = setInterval(() => {
    running = running.then(work)
  }, INTERVAL_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
