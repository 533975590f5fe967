// The orders that somebody pressed Confirm Payment for in this browser. Only they may have been charged without our
// server having heard of it yet.
const KEY = 'triedPayments'
/** Older ones have long been settled or abandoned. */
const MAX_KEPT = 20

export function rememberTry(orderId: string): void {
  try {
    const kept = [orderId, ...read().filter((id) => id !== orderId)].slice(0, MAX_KEPT)
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the server still finds out by itself.
  }
}

export const isTried = (orderId: string): boolean => read().includes(orderId)

function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
