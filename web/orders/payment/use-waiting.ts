// Waits for a provider's answer: our server is asked every few seconds, and in turn asks the provider.
import { useEffect, useState } from 'react'
import { api } from '../../session/api.ts'

const ASK_EVERY_MS = 3000
const GIVE_UP_AFTER_MS = 2 * 60_000

/** Calls `onAnswer`, which must be the same function on every render, once the attempt is no longer open. */
export function useWaiting(orderId: string, attemptId: string, onAnswer: () => void) {
  const [begunAt, setBegunAt] = useState(() => Date.now())
  const [hasGivenUp, setHasGivenUp] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async () => {
      const isAnswered = await hasAnswer(orderId, attemptId)
      if (isOver) return
      if (isAnswered) onAnswer()
      else if (Date.now() - begunAt < GIVE_UP_AFTER_MS) timer = setTimeout(() => void ask(), ASK_EVERY_MS)
      else setHasGivenUp(true)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [orderId, attemptId, onAnswer, begunAt])

  return {
    hasGivenUp,
    askAgain: () => {
      setHasGivenUp(false)
      setBegunAt(Date.now())
    },
  }
}

/** A failed call isn't an answer, because the network or the provider may be back in a moment. */
async function hasAnswer(id: string, attempt: string): Promise<boolean> {
  try {
    await api('PATCH /enrollCourse/{id}', { params: { id }, body: {} }).catch(() => undefined)
    const order = await api('GET /payment/{id}', { params: { id }, query: { attempt } })
    return order.attempt?.state !== 'open'
  } catch {
    return false
  }
}
