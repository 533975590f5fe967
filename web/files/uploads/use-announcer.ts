import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { Uploads } from './upload-queue.ts'
import type { Files } from './use-files.ts'

export type Say = (text: string) => void

/** The text of the page's live region. */
export function useAnnouncer(): [text: string, say: Say] {
  const [text, setText] = useState('')
  // A repeated text wouldn't be announced again, so it is varied.
  const say = useCallback((next: string) => setText((before) => (before === next ? `${next}\u00A0` : next)), [])
  return [text, say]
}

/** Announces each quarter of an upload, and when a file is ready or has failed. */
export function useUploadAnnouncements(
  files: Files,
  uploads: Uploads,
  nameOf: (file: string) => string,
  say: Say,
): void {
  const quarters = useRef(new Map<string, number>())
  const states = useRef(new Map<string, string>())
  const latestName = useEffectEvent(nameOf)

  useEffect(() => {
    for (const [id, { sent, bytes }] of uploads) {
      const quarter = Math.floor((sent / Math.max(1, bytes)) * 4)
      const before = quarters.current.get(id) ?? 0
      quarters.current.set(id, quarter)
      if (quarter > before && quarter < 4)
        say(m.curriculum_said_percent({ name: latestName(id), n: digits(quarter * 25) }))
    }
  }, [uploads, say])

  useEffect(() => {
    for (const [id, { state }] of files) {
      const before = states.current.get(id)
      states.current.set(id, state)
      if (before === undefined || before === state) continue
      if (state === 'ready') say(m.curriculum_said_ready({ name: latestName(id) }))
      if (state === 'failed') say(m.curriculum_said_failed({ name: latestName(id) }))
    }
  }, [files, say])
}
