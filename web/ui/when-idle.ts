/**
 * Runs the work once the page and these answers have arrived and the browser is idle. Returns a function that cancels
 * it.
 */
export function whenSettled(answers: Promise<unknown>, work: () => unknown): () => void {
  let cancel = () => {}
  let isCancelled = false
  const loaded = new Promise<unknown>((resolve) =>
    document.readyState === 'complete' ? resolve(null) : addEventListener('load', resolve, { once: true }),
  )
  const start = async () => {
    await Promise.all([loaded, answers])
    if (!isCancelled) cancel = whenIdle(work)
  }
  void start()
  return () => {
    isCancelled = true
    cancel()
  }
}

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
