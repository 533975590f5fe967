// Buying one product: whether it is paid for already, making its order, and what may come between.
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { explain } from '../session/explain.ts'
import { loginPath } from '../session/return-path.ts'
import { currentSession } from '../session/session.ts'
import { usePaid } from './use-paid.ts'

export type Product = { id: string; kind: 'course' | 'book'; price: number }

/** The price somebody agreed to, and the one that holds now. */
export type ChangedPrice = { before: number; now: number }

export function usePurchase({ id, price }: Product) {
  const navigate = useNavigate()
  const here = useLocation()
  const { revalidate } = useRevalidator()
  const { isPaid, setIsPaid, wait } = usePaid(id)
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
    // The page behind the question shows the new price, too.
    return revalidate()
  }

  const buy = async (asked = price) => {
    if (isBusy) return
    if (!currentSession()) return goToLogin()
    setIsBusy(true)
    setProblem(null)
    try {
      if (!(await wait())) {
        const { insertedId } = await api('POST /order', { body: { id, price: asked } })
        if (insertedId) await navigate('/myOrder')
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
