// Tabs with the same attempt tell each other what was answered, and that it was handed in.
import type { Answer } from '#contract/calls/learning/quizzes.ts'

/** `isGiven` is false for an order that was only looked at. */
export type TabNews = { question: string; answer: Answer; isGiven: boolean } | 'handed in'

/** Hears the other tabs, never itself. */
export function joinTabs(attempt: string, hear: (news: TabNews) => void) {
  const channel = new BroadcastChannel(`quiz:${attempt}`)
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data))
  return { tell: (news: TabNews) => channel.postMessage(news), leave: () => channel.close() }
}
