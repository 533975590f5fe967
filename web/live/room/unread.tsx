import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { ChatEntry } from './use-room.ts'

/** The number of new messages. Shows nothing if there are none. */
export function Unread({ n }: { n: number }) {
  if (n === 0) return null
  return (
    <small className="room-unread">
      <span aria-hidden="true">{digits(n)}</span>
      <span className="sr-only"> {n === 1 ? m.room_unread_one() : m.room_unread({ n: digits(n) })}</span>
    </small>
  )
}

/** How many messages from others have arrived since the chat was last visible. */
export function useUnread(entries: readonly ChatEntry[], you: string | null, isShown: boolean): number {
  const all = entries.filter((line) => line.kind === 'words' && line.person !== you).length
  const [seen, setSeen] = useState(0)
  if (isShown && seen !== all) setSeen(all)
  return isShown ? 0 : all - seen
}
