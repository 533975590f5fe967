import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'
import { hasPaidFor } from './paid-orders.ts'

const NOT_PAID = Promise.resolve(false)

/** Whether the person owns a product, asked once for a page; for what must not go before the answer, there is `wait`. */
export function usePaid(id: string) {
  const token = useSession()?.token ?? null
  // A later session has to ask anew.
  const [paidWith, setPaidWith] = useState<string | null>(null)
  const answer = useRef(NOT_PAID)

  useEffect(() => {
    if (!token) return
    let isGone = false
    // Where it cannot be told, the server decides when the order is made.
    answer.current = hasPaidFor(id).catch(() => false)
    void answer.current.then((isPaid) => isGone || (isPaid && setPaidWith(token)))
    return () => {
      isGone = true
    }
  }, [id, token])

  return {
    isPaid: token !== null && paidWith === token,
    setIsPaid: () => setPaidWith(token),
    wait: () => answer.current,
  }
}
