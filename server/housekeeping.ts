// Regular jobs: delete unused pictures, files and personal copies, expired sessions, old counters, old emails, the
// chats of old classes and items binned for 30 days; prepare recordings whose browser is gone; submit overdue quizzes;
// free seats whose time has run out; compare earnings with orders; remind people of classes; email guardians on
// Fridays; add up the totals of the overview; and ask the payment providers about pending payments.
import { deleteExpiredLimits } from './http/rate-limit.ts'
import { emptyBin } from './modules/office/records/empty-bin.ts'
import type { Actor } from './db/audit.ts'
import type { Deps } from './modules/deps.ts'
import { keepTotals } from './modules/teaching/overview/keep-totals.ts'
import { remind } from './modules/live/calendar/remind.ts'
import { deleteOldGuardians } from './modules/learning/guardians/guardian-rows.ts'
import { mailFridays } from './modules/learning/guardians/mail-fridays.ts'
import { correctEarningsDaily } from './modules/orders/earnings/compare-earnings.ts'
import { deleteEndedExports } from './modules/office/exports/export-file.ts'
import { forgetImports } from './modules/office/imports/undo-import.ts'
import { deleteOldMail } from './adapters/mail/outbox.ts'
import { giveUpUploads } from './modules/files/uploads/give-up-uploads.ts'
import { deleteLeftovers } from './modules/files/uploads/leftovers.ts'
import { deleteOldMessages } from './modules/live/room/messages.ts'
import { finishSilentRecordings } from './modules/live/room/recordings.ts'
import { deleteRemovedFiles, removeUnusedUploads } from './modules/files/media/uploads.ts'
import { discardOldCopies } from './modules/files/uploads/discard-copies.ts'
import { reconcile } from './modules/orders/orders/reconcile.ts'
import { handInDue } from './modules/learning/quizzes/hand-in.ts'
import { deleteUnusedHandInFiles } from './modules/learning/tasks/person-lists.ts'
import { deleteExpiredSessions } from './modules/people/accounts/access-tokens.ts'
import { refundCancelled } from './modules/live/batches/refund-cancelled.ts'
import { refundCancelledClasses } from './modules/live/batches/refund-class.ts'
import { endHolds, offerFreeSeats } from './modules/live/batches/waiting-list.ts'
import { resendForgotten } from './modules/learning/preparing/prepare-file.ts'

const INTERVAL_MS = 60_000

/** Every job runs even if earlier ones failed. Their errors are thrown at the end. */
export async function sweep(deps: Deps): Promise<void> {
  const { db, files, identity, now } = deps
  const steps: (() => Promise<unknown>)[] = [
    () => deleteExpiredSessions(db, now()),
    () => deleteExpiredLimits(db, now()),
    () => identity.sweep(now()),
    () => deleteOldMail(db, now()),
    () => deleteOldGuardians(db, now()),
    () => deleteEndedExports(db, now()),
    () => forgetImports(db, now()),
    () => emptyBin(db, now()),
    () => removeUnusedUploads(db, now()),
    () => deleteRemovedFiles(db, files),
    () => finishSilentRecordings(deps),
    () => giveUpUploads(db, now()),
    () => deleteOldMessages(db, now()),
    () => discardOldCopies(db, now()),
    () => deleteUnusedHandInFiles(db, now()),
    () => deleteLeftovers(db, files, now()),
    () => resendForgotten(deps),
    () => handInDue(db, now()),
    () => endHolds(deps),
    () => offerFreeSeats(deps),
    () => refundCancelled(deps, NO_ACTOR),
    () => refundCancelledClasses(deps, NO_ACTOR),
    () => correctEarningsDaily(deps),
  ]
  const problems: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => problems.push(error))
  if (problems.length) throw new AggregateError(problems, 'not everything could be swept up')
}

/** Interrupted actions are completed without naming a person. */
const NO_ACTOR: Actor = { userId: null, email: '' }

/** Starts the regular jobs. */
export function startHousekeeping(deps: Deps) {
  const { log } = deps
  const sweeping = everyMinute(() =>
    sweep(deps).catch(({ errors }: AggregateError) => {
      for (const error of errors) log.warn({ err: error as unknown }, 'sweeping up failed')
    }),
  )
  const checkPayments = (when: 'start' | 'due') =>
    reconcile(deps, when).catch((error: unknown) => log.warn({ err: error }, 'looking at payments failed'))
  const checking = everyMinute(() => checkPayments('due'), checkPayments('start'))
  // Runs separately, because the other jobs may take longer than a class reminder can wait.
  const reminding = everyMinute(() =>
    remind(deps).catch((error: unknown) => log.warn({ err: error }, 'reminding of classes failed')),
  )
  const write = () =>
    mailFridays(deps).catch((error: unknown) => log.warn({ err: error }, 'writing to guardians failed'))
  const writing = everyMinute(write)
  const addUp = () => keepTotals(deps).catch((error: unknown) => log.warn({ err: error }, 'adding up totals failed'))
  const adding = everyMinute(addUp)
  return {
    /** Adds up the totals right away, so that the overview isn't empty for the first minute. */
    addUpTotals: adding.run,
    /** Waits for jobs that are still running. */
    async stop() {
      await Promise.all([sweeping.stop(), checking.stop(), reminding.stop(), writing.stop(), adding.stop()])
    },
  }
}

function everyMinute(work: () => Promise<void>, first: Promise<void> = Promise.resolve()) {
  let running = first
  const run = () => {
    running = running.then(work)
  }
  const timer = setInterval(run, INTERVAL_MS).unref()
  return {
    run,
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
