/** Runs the work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => unknown): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
