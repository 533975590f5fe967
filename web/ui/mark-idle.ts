/** Does something once the browser has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

/** Marks <html> once the first view is there: what was put off until then may be done. */
export function markWhenIdle(): () => void {
  return whenIdle(() => (document.documentElement.dataset.settled = ''))
}
