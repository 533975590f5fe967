/** Work that waits for the network goes out from whatever page is open; only then is the code for it loaded. */
export async function sendWaitingWork(): Promise<void> {
  // As the outboxes of hand-in-queue.ts are named.
  if (!Object.keys(localStorage).some((key) => key.startsWith('draft:hand-in'))) return
  try {
    const { sendAll } = await import('./hand-in-queue.ts')
    await sendAll()
  } catch {
    // Without a network it stays where it is.
  }
}
