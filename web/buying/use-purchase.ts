// Buying one product: whether it is paid for, placing the order, and the questions in between.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { explain } from '../session/explain.ts'
import { loginPath } from '../session/return-path.ts'
import { currentSession, useSession } from '../session/session.ts'

export type Product = { id: string; kind: 'course' | 'book'; price: number }

/** The price on the page, and the price now. */
export type ChangedPrice = { before: number; now: number }

export function usePurchase({ id, price }: Product) {
  const navigate = useNavigate()
  const here = useLocation()
  const { revalidate } = useRevalidator()
  const { isPaid, setIsPaid, whenKnown } = usePaid(id)
  const [isBusy, setIsBusy] = useState(false)
  const [changed, setChanged] = useState<ChangedPrice | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const goToLogin = () => navigate(loginPath(here), { state: { isBuying: true } })

  const fail = (error: unknown, asked: number) => {
    if (!currentSession()) return goToLogin()
    const code = error instanceof ApiError ? error.code : null
    if (code === 'already_paid') return setIsPaid()
    if (code !== 'price_changed') return setProblem(reasonOf(error))
    setChanged({ before: asked, now: Number((error as ApiError).fields.price) })
    // The page behind the dialog shows the new price, too.
    return revalidate()
  }

  const buy = async (asked = price) => {
    if (isBusy) return
    if (!currentSession()) return goToLogin()
    setIsBusy(true)
    setProblem(null)
    try {
      if (!(await whenKnown())) {
        const { insertedId } = await api('POST /order', { body: { id, price: asked } })
        if (insertedId) await navigate(paths.myOrder)
      }
      setChanged(null)
    } catch (error) {
      setChanged(null)
      await fail(error, asked)
    }
    setIsBusy(false)
  }

  return { isPaid, isBusy, changed, problem, buy, decline: () => setChanged(null) }
}

function reasonOf(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404
  return m.money_order_failed({ reason: isGone ? m.money_not_for_sale() : explain(error) })
}

const NOT_PAID = Promise.resolve(false)

/** Whether this person has paid for the product; `whenKnown` waits for the server's answer. */
function usePaid(product: string) {
  const token = useSession()?.token ?? null
  const [paidWith, setPaidWith] = useState<string | null>(null)
  const answer = useRef(NOT_PAID)

  useEffect(() => {
    if (!token) return
    let isGone = false
    // If the question fails, the server decides when the order is placed.
    answer.current = api('GET /paidOrder', { query: { product } }).then(
      (orders) => orders.length > 0,
      () => false,
    )
    void answer.current.then((isPaid) => isGone || (isPaid && setPaidWith(token)))
    return () => {
      isGone = true
    }
  }, [product, token])

  return {
    isPaid: token !== null && paidWith === token,
    setIsPaid: () => setPaidWith(token),
    whenKnown: () => answer.current,
  }
}
