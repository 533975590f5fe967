/** The result of one check: a state, and a sentence that says what to do if it isn't ok. */
export type Finding = { state: 'ok' | 'warning' | 'failed'; text: string }

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const warning = (text: string): Finding => ({ state: 'warning', text })
export const failed = (text: string): Finding => ({ state: 'failed', text })

/** The root cause, because adapters and SDKs wrap errors in their own messages. */
export function reasonOf(error: unknown): string {
  // Stripe's SDK keeps the network's error in `detail`.
  const { cause, detail, message, code } = error as NodeJS.ErrnoException & { detail?: unknown }
  const inner = [cause, detail].find((one) => one instanceof Error)
  return inner ? reasonOf(inner) : message || code || String(error)
}
