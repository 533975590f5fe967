// Orders as records: what a person wants to buy and has bought. The server knows price, name and picture.
import { and, count, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { books, courses, orders, products, users } from '../../db/schema.ts'
import { conflict, invalid, notFound, unauthorized } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { formatDollars, inDollars, toCents, toDollars } from '../money.ts'
import { live } from '../catalogue/content-rows.ts'
import type { Caller } from '../people/access-tokens.ts'

type OrderCalls = Pick<
  Handlers,
  'GET /order' | 'GET /paidOrder' | 'POST /order' | 'DELETE /order/{id}' | 'GET /payment/{id}'
>

/** What a free order shows as its transaction; the database keeps none. */
const FREE = 'free'

const orderAnswer = {
  _id: orders.id,
  userName: orders.userName,
  email: orders.email,
  id: orders.productId,
  kind: products.kind,
  productName: orders.productName,
  img: orders.img,
  price: inDollars(orders.priceCents),
  paid: orders.paid,
  transactionId: sql<string | null>`case when ${orders.paid} then coalesce(${orders.transactionId}, ${FREE}) end`,
}

export function orderCalls({ db, content, now }: Deps): OrderCalls {
  const orderById = db
    .select({ ...orderAnswer, userId: orders.userId })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_by_id')
  const allOrders = orderList(db, 'orders')
  const paidOrders = orderList(db, 'paid_orders', eq(orders.paid, true))
  const list = async (
    { rows, total }: ReturnType<typeof orderList>,
    { caller, query, request }: { caller: Caller; query: ListQuery; request: Request },
  ) => {
    const owner = await ownerOf(db, caller, query.email)
    const page = await rows.execute({ owner, ...listValues(query) })
    const [all] = await total.execute({ owner })
    return listPage(page, query.limit, all!.total, request)
  }

  return {
    'GET /order': (call) => list(allOrders, call),
    'GET /paidOrder': (call) => list(paidOrders, call),

    async 'POST /order'({ body, caller }) {
      const product = await findProduct(db, body.id)
      if (!product) throw invalid({ id: 'This product is not for sale.' })
      if (body.price !== undefined && toCents(body.price) !== product.priceCents) {
        throw conflict('price_changed', `The price is now ${formatDollars(product.priceCents)}.`, {
          price: String(toDollars(product.priceCents)),
        })
      }
      const place = (tx: Transaction) => placeOrder(tx, caller, product, now())
      const isFreeCourse = product.priceCents === 0 && product.kind === 'course'
      if (!isFreeCourse) return { insertedId: (await db.transaction(place)).id }
      // A free course is enrolled at once, and its page shows one learner more.
      return {
        insertedId: await content.write(async (tx, version) => {
          const { id, isNew } = await place(tx)
          // An order from before the course was free keeps its price and is still to be paid.
          if (!isNew) return id
          await tx
            .update(courses)
            .set({ enrolled: sql`${courses.enrolled} + 1`, changedIn: version })
            .where(eq(courses.id, product.id))
          return id
        }),
      }
    },

    async 'DELETE /order/{id}'({ params, caller }) {
      const deleted = await db
        .delete(orders)
        .where(and(eq(orders.id, params.id), eq(orders.userId, caller.userId), eq(orders.paid, false)))
        .returning({ id: orders.id })
      if (deleted.length) return { deletedCount: 1 }
      const [paid] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, params.id), eq(orders.userId, caller.userId)))
      throw paid ? conflict('already_paid', 'A paid order cannot be deleted.') : notFound()
    },

    async 'GET /payment/{id}'({ params, caller }) {
      const [found] = await orderById.execute(params)
      if (!found) throw notFound()
      const { userId, ...order } = found
      if (userId !== caller.userId && caller.role !== 'admin') throw notFound()
      return order
    },
  }
}

/** A person's orders, prepared once: a page of them and how many there are. */
function orderList(db: Database, name: string, more?: SQL) {
  const mine = and(eq(orders.userId, sql.placeholder('owner')), more)
  return {
    rows: db
      .select(orderAnswer)
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .where(and(mine, lt(orders.id, sql.placeholder('after'))))
      .orderBy(desc(orders.id))
      .limit(sql.placeholder('rows'))
      .prepare(`${name}_of_person`),
    total: db.select({ total: count() }).from(orders).where(mine).prepare(`${name}_total`),
  }
}

type ListQuery = { limit: number; after?: string | undefined; email?: string | undefined }

async function ownerOf(db: Database, caller: Caller, email: string | undefined): Promise<string> {
  if (email === undefined || email === caller.email) return caller.userId
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!person) throw notFound('There is no such user.')
  return person.id
}

type Product = { id: string; kind: 'course' | 'book'; name: string; img: string; priceCents: number }

async function findProduct(db: Database, id: string): Promise<Product | undefined> {
  const [course] = await db
    .select({ id: courses.id, name: courses.title, img: courses.img, priceCents: courses.priceCents })
    .from(courses)
    .where(live(courses, id))
  if (course) return { ...course, kind: 'course' }
  const [book] = await db
    .select({ id: books.id, name: books.bookName, img: books.img, priceCents: books.priceCents })
    .from(books)
    .where(live(books, id))
  return book && { ...book, kind: 'book' }
}

/** One open order for a person and product: the unique index decides, and a second try answers the first one's id. */
async function placeOrder(
  tx: Transaction,
  caller: Caller,
  product: Product,
  at: Date,
): Promise<{ id: string; isNew: boolean }> {
  // Held, so that an order being paid at this very moment is seen here as paid or not at all.
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.userId)).for('update')
  if (!person) throw unauthorized()
  const before = await tx
    .select({ id: orders.id, paid: orders.paid })
    .from(orders)
    .where(and(eq(orders.userId, caller.userId), eq(orders.productId, product.id)))
  if (before.some((order) => order.paid)) throw conflict('already_paid', 'You already own this.')
  const open = before[0]
  if (open) return { id: open.id, isNew: false }
  const id = newId()
  const isFree = product.priceCents === 0
  await tx.insert(orders).values({
    id,
    userId: caller.userId,
    userName: caller.name,
    email: caller.email,
    productId: product.id,
    productName: product.name,
    img: product.img,
    priceCents: product.priceCents,
    paid: isFree,
    paidAt: isFree ? at : null,
    createdAt: at,
  })
  return { id, isNew: true }
}
