// Buying one product: whether it is paid for, placing the order, and handling a changed price.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import type { ProductKind } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { loginPath } from '../../session/return-path.ts'
import { currentSession, useSession } from '../../session/session.ts'
import { useRetryOnline } from '../../session/use-problem.ts'
import { useWork } from '../../session/use-work.ts'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

export type Product = {
  id: string
  kind: ProductKind
  name: string
  img: string
  price: number
  formerPrice: number | null
}

/** The price shown on the page, and the current price. */
export type ChangedPrice = { before: number; now: number }

export function usePurchase({ id, name, img, price }: Product) {
  const navigate = useNavigate()
  const here = useLocation()
  const { revalidate } = useRevalidator()
  const { isKnown, isPaid, setIsPaid, whenKnown, askAgain, ...paid } = usePaid(id)
  const [changed, setChanged] = useState<ChangedPrice | null>(null)
  const { isBusy, problem, run } = useWork({ reason: reasonOf, isBeside: true })

  const goToLogin = () => navigate(loginPath(here), { state: { isBuying: true } })

  const fail = (error: unknown, expectedPrice: number) => {
    if (!currentSession()) return goToLogin()
    const code = error instanceof ApiError ? error.code : null
    if (code === 'already_paid') return void setIsPaid()
    if (code !== 'price_changed') throw error
    setChanged({ before: expectedPrice, now: Number((error as ApiError).fields.price) })
    // Updates the price on the page behind the dialog.
    return revalidate()
  }

  const buy = (expectedPrice = price) => {
    const session = currentSession()
    if (!session) return goToLogin()
    return run(async () => {
      try {
        if (!(await whenKnown())) {
          // The server reads only id and price, and takes the rest from its own records.
          const person = { userName: session.name, email: session.email }
          const body = { ...person, productName: name, img, price: expectedPrice, paid: false, id }
          const { insertedId } = await api('POST /order', { body })
          if (insertedId && expectedPrice === 0) toast(m.money_yours())
          if (insertedId) await navigate(paths.myOrder)
        }
        setChanged(null)
      } catch (error) {
        setChanged(null)
        await fail(error, expectedPrice)
      }
    })
  }

  return {
    isKnown,
    isUnreachable: paid.problem !== null,
    askAgain,
    isPaid,
    isBusy,
    changed,
    problem,
    buy,
    decline: () => setChanged(null),
  }
}

export type Purchase = ReturnType<typeof usePurchase>

function reasonOf(error: unknown): string {
  const isDeleted = error instanceof ApiError && error.status === 404
  return m.money_order_failed({ reason: isDeleted ? m.money_not_for_sale() : explain(error) })
}

const NOT_PAID = Promise.resolve(false)

type Answer = { attempt: object; token: string; isPaid: boolean; problem: unknown }

/** Whether this person has paid for the product. `whenKnown` waits for the server's answer. */
function usePaid(product: string) {
  const isHydrated = useHydrated()
  const { token = null, email } = useSession() ?? {}
  const [latest, setLatest] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState<object>({})
  const answer = useRef(NOT_PAID)
  const known = latest?.token === token && latest.attempt === attempt ? latest : null
  const problem = known?.problem ?? null

  useEffect(() => {
    if (!token) return
    let isCancelled = false
    const asked = api('GET /paidOrder', { query: { email, product } }).then((orders) => orders.length > 0)
    // If this request fails, the server still checks when the order is placed.
    answer.current = asked.catch(() => false)
    asked.then(
      (isPaid) => isCancelled || setLatest({ attempt, token, isPaid, problem: null }),
      (problem: unknown) => isCancelled || setLatest({ attempt, token, isPaid: false, problem }),
    )
    return () => {
      isCancelled = true
    }
  }, [product, token, email, attempt])

  const askAgain = () => setAttempt({})
  useRetryOnline(problem, askAgain)

  return {
    /** Nobody is asked to buy what they may already own. */
    isKnown: isHydrated && (token === null || (known !== null && problem === null)),
    problem,
    askAgain,
    isPaid: token !== null && known?.isPaid === true,
    setIsPaid: () => token && setLatest({ attempt, token, isPaid: true, problem: null }),
    whenKnown: () => answer.current,
  }
}
