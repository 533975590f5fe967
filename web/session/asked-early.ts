// The calls that head-script.js made while the page's scripts were still loading.

type Early = { authorization: string; answer: Promise<Response> }

declare global {
  interface Window {
    /** By address. */
    askedEarly?: Record<string, Early>
  }
}

/** Settles once they are all answered. */
export const earlyAnswers = Promise.allSettled(
  Object.values(globalThis.window?.askedEarly ?? {}).map(({ answer }) => answer),
)

/** The answer for the first who asks, if it was asked for in the same name. */
export function takeEarly(path: string, { method, headers }: { method: string; headers: Record<string, string> }) {
  const early = method === 'GET' ? window.askedEarly?.[path] : undefined
  if (!early) return undefined
  delete window.askedEarly![path]
  return early.authorization === headers.authorization ? early.answer : undefined
}
