import { useCallback, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { useCall } from '../session/use-call.ts'
import { toast } from '../ui/toast.tsx'
import { useNowAndOnline } from '../ui/use-online.ts'
import type { ChangeQueue } from './change-queue.ts'

/** The learner's own notes or bookmarks in a course or book. Changes show immediately, and are sent when possible. */
export function useKept<Item extends { _id: string }>(
  queue: ChangeQueue<Item>,
  of: string,
  /** Must be the same function on every render. Null for people who don't own the product. */
  read: (() => Promise<Item[]>) | null,
) {
  const { answer, problem, reload, change } = useCall(
    useCallback(async () => {
      if (!read) return null
      try {
        return await queue.read(of, read)
      } catch (error) {
        // Offline, what was written on this device is still available.
        if (error instanceof TypeError) return queue.kept(of)
        throw error
      }
    }, [queue, of, read]),
  )
  const [unsent, setUnsent] = useState<Set<string>>(new Set())

  const send = useCallback(() => {
    const sendAll = async () => {
      const refusal = await queue.send()
      setUnsent(queue.unsent())
      if (refusal) toast(m.learn_notes_refused({ reason: explain(refusal) }), { kind: 'error' })
    }
    void sendAll()
  }, [queue])

  useNowAndOnline(read && send)

  return {
    all: answer,
    unsent,
    problem,
    reload,
    store(item: Item, isDeleted = false) {
      queue.keep(of, item, isDeleted)
      change((before) => {
        const others = before?.filter(({ _id }) => _id !== item._id) ?? []
        return isDeleted ? others : [...others, item]
      })
      send()
    },
  }
}
