// Tabs with the same attempt tell each other about answers and submission.
import type { Answer } from '#contract/calls/learning/quizzes.ts'

/** `isGiven` is false for an order that was only viewed. */
export type TabNews = { question: string; answer: Answer; isGiven: boolean } | 'handed in'

/** Receives news from the other tabs, never from itself. */
export function joinTabs(attempt: string, onNews: (news: TabNews) => void) {
  const channel = new BroadcastChannel(`quiz:${attempt}`)
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => onNews(data))
  return { tell: (news: TabNews) => channel.postMessage(news), leave: () => channel.close() }
}
