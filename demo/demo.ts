// What demo mode adds to the server. Only compose loads it, and only in demo mode.
import type { Files } from '#server/adapters/files/files.ts'
import { existingAccounts } from './content/accounts.ts'
import { ensureWholeDemo, isOutdated, readEarly } from './content/ensure-demo.ts'
import { setExchangeRate } from './content/exchange-rate.ts'
import { withBooks } from './books/book-files.ts'
import { withClips } from './clips/clip-files.ts'
import { withHandIns } from './hand-ins/hand-in-files.ts'
import { withFigures } from './figures/figure-files.ts'
import { inboxPage } from './inbox/inbox-page.ts'
import { createDemoInbox, createDemoTexts } from './inbox/inbox-senders.ts'
import { startTutor } from './live/tutor.ts'
import { createDemoAccount } from './openid/demo-account.ts'
import { startSandboxes } from './sandboxes/start-sandboxes.ts'

export const demo = {
  /** The accounts to sign in with. */
  accounts: existingAccounts,
  readEarly,
  /** Fills an empty database with the demo content. Returns whether it did. */
  fill: ensureWholeDemo,
  isOutdated,
  setExchangeRate,
  createMail: createDemoInbox,
  createTexts: createDemoTexts,
  inboxPage,
  /**
   * Serves the videos, figures and books that are part of the repository, and the photos of the demo's handed-in work.
   */
  withMedia: async (files: Files) => withHandIns(await withBooks(await withFigures(await withClips(files)))),
  createThirdPartyAccount: createDemoAccount,
  startSandboxes,
  /** The program that teaches the open class while someone is in it. Returns a function that stops it. */
  startTutor,
}

export type Demo = typeof demo
