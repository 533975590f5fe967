/** Must match the names of these files' stores. */
const QUEUES = {
  'draft:hand-in': () => import('./hand-in-queue.ts'),
  'draft:quiz-end:': () => import('../quiz/hand-in-later.ts'),
}

/** Work that is waiting for the network is sent from whatever page is open. The code for it is only loaded then. */
export async function sendWaitingWork(): Promise<void> {
  const keys = Object.keys(localStorage)
  for (const [prefix, load] of Object.entries(QUEUES)) {
    if (!keys.some((key) => key.startsWith(prefix))) continue
    try {
      const { sendAll } = await load()
      await sendAll()
    } catch {
      // Offline, the work stays where it is.
    }
  }
}
