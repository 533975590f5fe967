// Card payment is not switched on in this version: the calls check who asks and answer that it is unavailable.
import { and, eq } from 'drizzle-orm'
import { orders } from '../../db/schema.ts'
import { notFound, unavailable } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'

type PaymentCalls = Pick<
  Handlers,
  'POST /create-payment-intent' | 'PATCH /enrollCourse/{id}' | 'POST /payments/webhook'
>

export function paymentCalls({ db }: Deps): PaymentCalls {
  const off = () => unavailable('payments_off', 'Card payment is not available at the moment.')
  const mustOwn = async (orderId: string, userId: string) => {
    const [own] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    if (!own) throw notFound()
  }
  return {
    async 'POST /create-payment-intent'({ body, caller }) {
      if (body.orderId) await mustOwn(body.orderId, caller.userId)
      throw off()
    },
    async 'PATCH /enrollCourse/{id}'({ params, caller }) {
      await mustOwn(params.id, caller.userId)
      throw off()
    },
    async 'POST /payments/webhook'() {
      throw off()
    },
  }
}
