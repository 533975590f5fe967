import { useState } from 'react'
import type { Said } from './use-room.ts'

/** How many messages of others came since the chat was last in sight. */
export function useUnread(said: readonly Said[], you: string | null, isShown: boolean): number {
  const all = said.filter((line) => line.kind === 'words' && line.person !== you).length
  const [seen, setSeen] = useState(0)
  if (isShown && seen !== all) setSeen(all)
  return isShown ? 0 : all - seen
}
