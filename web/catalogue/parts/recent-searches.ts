// The latest searches with results, kept only on this device. Logging out removes them.
import { RECENT_SEARCHES } from '../../session/session.ts'

const MAX = 8

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MAX) : []
  } catch {
    // Storage is blocked, or contains something else.
    return []
  }
}

export function rememberSearch(text: string): void {
  keep([text, ...searchesWithout(text)].slice(0, MAX))
}

export function forgetSearch(text: string): void {
  keep(searchesWithout(text))
}

export function forgetSearches(): void {
  keep([])
}

const searchesWithout = (text: string) => recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())

function keep(texts: string[]): void {
  try {
    if (texts.length) localStorage.setItem(RECENT_SEARCHES, JSON.stringify(texts))
    else localStorage.removeItem(RECENT_SEARCHES)
  } catch {
    // If storage is blocked or full, there are no recent searches.
  }
}
