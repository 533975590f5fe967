// The texts for items that are saved or being saved.
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { count, digits } from '../../../ui/numbers.ts'
import { dayIn, shortDayIn } from '../../../ui/zoned-times.ts'
import type { SavedItem } from '../saved.ts'

const MB = 1_000_000

/** Formats as 24 Nov. Bengali has no short month names that people use. */
export const untilDay = (until: string) => (getLocale() === 'bn' ? dayIn(until) : shortDayIn(until))

const UNFINISHED = new Set<SavedItem['state']>(['queued', 'saving', 'offline', 'metered'])
export const isSaving = ({ state }: SavedItem) => UNFINISHED.has(state)

export const percent = ({ done, bytes }: SavedItem) => (bytes ? Math.floor((done / bytes) * 100) : 0)

/** Formats as: Saving 11 of 18 MB */
export function progressText({ state, done, bytes }: SavedItem): string {
  if (state === 'offline') return m.saved_waiting()
  if (state === 'metered') return m.saved_waiting_wifi()
  if (state === 'queued' || !bytes) return m.saved_queued()
  if (bytes < MB) return m.saved_saving_kb({ a: digits(Math.round(done / 1000)), b: digits(Math.ceil(bytes / 1000)) })
  return m.saved_saving({ a: count(Math.floor(done / MB)), b: count(Math.ceil(bytes / MB)) })
}

/** Whether saving continues after the page is closed. Null until known. */
export function wayText(items: SavedItem[]): string | null {
  const ways = items.filter(isSaving).map(({ way }) => way)
  if (ways.includes('page')) return m.saved_while_open()
  return ways.length && ways.every((way) => way === 'background') ? m.saved_background() : null
}

/** The same text everywhere once an item has expired. Null before that. */
export const endedText = ({ state, opens, until }: SavedItem): string | null =>
  state === 'saved' && !opens && until ? m.saved_ended({ day: untilDay(until) }) : null

/** Why an item couldn't be saved, or no longer opens. */
export function problemText({ problem }: SavedItem): string {
  if (problem?.why === 'no_room') {
    return m.saved_no_room({ a: count(Math.ceil(problem.needs / MB)), b: count(Math.floor(problem.left / MB)) })
  }
  if (problem?.why === 'refunded') return m.saved_refunded()
  if (problem?.why === 'deleted') return m.saved_deleted()
  if (problem?.why === 'not_bought') return m.saved_not_bought()
  if (problem?.why === 'damaged') return m.saved_damaged()
  return m.saved_failed()
}
