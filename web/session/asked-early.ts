// The calls that head-script.js made while the page's scripts were still loading.

type Early = { authorization: string; answer: Promise<Response> }

declare global {
  interface Window {
    /** Early answers by URL. */
    askedEarly?: Record<string, Early>
  }
}

/** Settles once all of them have been answered. */
export const earlyAnswers = Promise.allSettled(
  Object.values(globalThis.window?.askedEarly ?? {}).map(({ answer }) => answer),
)

/** The early answer, for the first caller, if it was requested with the same session. */
export function takeEarly(path: string, { method, headers }: { method: string; headers: Record<string, string> }) {
  const early = method === 'GET' ? window.askedEarly?.[path] : undefined
  if (!early) return undefined
  delete window.askedEarly![path]
  return early.authorization === headers.authorization ? early.answer : undefined
}
