// What is swept up now and then: uploads nobody used, ended sessions, old counters, mail sent long ago.
import { forgetOldLimits } from './http/rate-limit.ts'
import type { Deps } from './modules/deps.ts'
import { forgetOldMail } from './modules/mail/outbox.ts'
import { removeUnusedUploads } from './modules/media/uploads.ts'
import { forgetEndedSessions } from './modules/people/access-tokens.ts'

const SWEEP_EVERY_MS = 60_000

export async function sweep({ db, files, identity, now }: Deps): Promise<void> {
  while ((await removeUnusedUploads(db, files, now())) > 0);
  await forgetEndedSessions(db, now())
  await forgetOldLimits(db, now())
  await identity.sweep(now())
  await forgetOldMail(db, now())
}

/** Starts sweeping; the function it answers stops it and waits for what is under way. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'sweeping up failed'))
  }, SWEEP_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
