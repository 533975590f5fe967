// A shop for payment tests: an administrator, courses and books to buy, and the steps of a buyer.
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { mailOutbox, orderHistory, orders } from '#server/db/schema.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import { bookBody, courseBody } from '../sample-bodies.ts'
import type { Answer, Person, TestServer } from '../test-server.ts'

/** A payment that is under way at a provider who can't be reached. */
export async function beginAttempt(db: Database, orderId: string, begunAt = new Date()): Promise<void> {
  const id = orderId.slice(0, 30)
  const asked = { dueCents: 100, amount: 100, currency: 'usd' }
  const attempt = { id, orderId, provider: 'card', reference: `pi_${id}`, ...asked, begunAt, checkAt: begunAt } as const
  await db.insert(paymentAttempts).values(attempt)
  await db.update(orders).set({ state: 'paying', attemptId: id }).where(eq(orders.id, orderId))
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export async function openShop(server: TestServer) {
  const admin = await server.person('admin')
  const { db } = server.deps
  const inserted = async (call: string, as: Person, body: unknown): Promise<string> => {
    const answer = await server.call(`POST /api/${call}`, { as, body })
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${answer.text}`)
    return answer.json.insertedId
  }
  const shop = {
    admin,
    course: (more: Record<string, unknown> = {}) => inserted('addCourse', admin, { ...courseBody, ...more }),
    book: (more: Record<string, unknown> = {}) => inserted('addBook', admin, { ...bookBody, ...more }),
    order: (as: Person, id: string) => inserted('order', as, { id }),
    prepare: (as: Person, orderId: string, more: Record<string, unknown> = {}): Promise<Answer> =>
      server.call('POST /api/create-payment-intent', { as, body: { orderId, ...more } }),
    enrol: (as: Person, orderId: string): Promise<Answer> =>
      server.call(`PATCH /api/enrollCourse/${orderId}`, { as, body: {} }),
    /** An order with its payment prepared. */
    async basket(product: string, buyer?: Person) {
      const person = buyer ?? (await server.person())
      const orderId = await shop.order(person, product)
      const prepared = await shop.prepare(person, orderId)
      if (prepared.status !== 200) throw new Error(`preparing: ${prepared.status} ${prepared.text}`)
      const clientSecret: string = prepared.json.clientSecret
      return { buyer: person, orderId, clientSecret, intentId: clientSecret.split('_secret_')[0]! }
    },
    /** A paid order. */
    async purchase(product: string, buyer?: Person, card?: string) {
      const basket = await shop.basket(product, buyer)
      const paid = await server.sandbox().pay(basket.clientSecret, card)
      if (paid.status !== 200) throw new Error(`paying: ${paid.status} ${JSON.stringify(paid.json)}`)
      const enrolled = await shop.enrol(basket.buyer, basket.orderId)
      if (enrolled.status !== 200) throw new Error(`enrolling: ${enrolled.status} ${enrolled.text}`)
      return basket
    },
    /** The request of an administrator's browser. The same key means the same refund. */
    refund: (order: string, amount: number, key: string = newId()): Promise<Answer> =>
      server.call('POST /api/refunds', { as: admin, body: { order, amount, reason: 'Bought twice', key } }),
    async enrolled(course: string): Promise<number> {
      // Sales of another process take up to a second to show, but a content write shows them at once.
      await server.deps.content.write(async () => {})
      return (await server.call(`GET /api/course/${course}`)).json.Enrolled
    },
    async row(orderId: string) {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
      return row
    },
    /** An order's attempts to pay, the oldest first. */
    attempts: (orderId: string) =>
      db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.begunAt),
    mailTo: ({ email }: Person) =>
      db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id),
    /** What happened to an order, oldest first. */
    async history(orderId: string): Promise<string[]> {
      const rows = await db
        .select()
        .from(orderHistory)
        .where(eq(orderHistory.orderId, orderId))
        .orderBy(orderHistory.id)
      return rows.map(({ what, actor }) => `${what} by ${actor}`)
    },
  }
  return shop
}
