/** As the stores of these files are named. */
const QUEUES = {
  'draft:hand-in': () => import('./hand-in-queue.ts'),
  'draft:quiz-end:': () => import('../quiz/hand-in-later.ts'),
}

/** Work that waits for the network goes out from whatever page is open; only then is the code for it loaded. */
export async function sendWaitingWork(): Promise<void> {
  const keys = Object.keys(localStorage)
  for (const [prefix, load] of Object.entries(QUEUES)) {
    if (!keys.some((key) => key.startsWith(prefix))) continue
    try {
      const { sendAll } = await load()
      await sendAll()
    } catch {
      // Without a network it stays where it is.
    }
  }
}
