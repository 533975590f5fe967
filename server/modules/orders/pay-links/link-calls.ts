// A learner's own links: creating, listing, changing and ending them.
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import type { Language } from '#contract/constants.ts'
import { newId } from '../../../db/ids.ts'
import { payLinks } from '../../../db/schema-pay-links.ts'
import { orders } from '../../../db/schema.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { toDollars } from '../../money.ts'
import { callProvider, paymentHeld, methodUnavailable, notForSale, refunded, refuse } from '../orders/answers.ts'
import { findAttempt } from '../orders/attempts.ts'
import { endPayment } from '../orders/end-payment.ts'
import { ownOrder, productsForSale, stateToday } from '../orders/order-rows.ts'
import { waysToPay } from '../orders/ways-to-pay.ts'
import { hashOf } from './link-secrets.ts'
import { ownAttempt, readFacts, type Link } from './link-rows.ts'

const LINK_MS = 72 * 3_600_000
/** One link for each parent, and a spare. */
const MAX_OPEN_LINKS = 3

type LinkCalls = Pick<Handlers, 'POST /payLink' | 'GET /payLinks' | 'PUT /payLink/{id}' | 'DELETE /payLink/{id}'>

export function linkCalls(deps: Deps): LinkCalls {
  const { db, now, limits, linkSecrets, settings } = deps
  const forSale = productsForSale(db)
  /** The parent's page opens in the learner's language, and has a language switch. */
  const urlOf = (id: string, language: Language | null) =>
    `${settings.publicUrl}${paths.pay(linkSecrets(id))}${language === 'bn' ? '?lang=bn' : ''}`
  const stillWorks = () => and(isNull(payLinks.revokedAt), gt(payLinks.expiresAt, now()))

  return {
    async 'POST /payLink'({ body, caller }) {
      await limits.count('payLinkUserDaily', caller.userId)
      const order = await ownOrder(db, body.order, caller.userId)
      refuse(order.state === 'paid' ? 'paid' : 'released')
      if (order.state === 'refunded') throw refunded()
      if ((await findAttempt(db, { id: order.attemptId }))?.state === 'held') throw paymentHeld()
      const [product] = await forSale.execute({ ids: [order.productId] })
      if (!product || order.state === 'withdrawn') throw notForSale()
      const { methods } = await waysToPay(deps, { _id: order.id, state: order.state, due: toDollars(order.dueCents) })
      if (!methods.length) throw methodUnavailable()
      const id = newId()
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + LINK_MS)
      await db.transaction(async (tx) => {
        // The lock keeps two concurrent requests from creating one link too many.
        const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
        if (!locked) throw notFound()
        const open = await tx.$count(payLinks, and(eq(payLinks.orderId, order.id), stillWorks()))
        if (open >= MAX_OPEN_LINKS) throw tooManyLinks()
        const secretHash = hashOf(linkSecrets(id))
        const { dueCents } = order
        const message = body.message ?? ''
        await tx.insert(payLinks).values({ id, orderId: order.id, secretHash, message, dueCents, expiresAt, createdAt })
      })
      return { url: urlOf(id, caller.language), expiresAt: expiresAt.toISOString() }
    },

    async 'GET /payLinks'({ query, caller }) {
      const rows = await db
        .select({ link: payLinks, order: orders.id, state: stateToday })
        .from(payLinks)
        .innerJoin(orders, eq(orders.id, payLinks.orderId))
        .where(
          and(eq(orders.userId, caller.userId), query.order ? eq(orders.id, query.order) : undefined, stillWorks()),
        )
        .orderBy(desc(payLinks.id))
        .limit(MAX_LISTED)
      // After a change of the installation's key, older links still work but can't be shown again.
      const known = rows.filter(({ link }) => hashOf(linkSecrets(link.id)) === link.secretHash)
      return known.map(({ link, order, state }) => ({
        _id: link.id,
        order,
        url: urlOf(link.id, caller.language),
        message: link.message,
        price: toDollars(link.dueCents),
        expiresAt: link.expiresAt.toISOString(),
        openedAt: link.openedAt?.toISOString() ?? null,
        state,
      }))
    },

    async 'PUT /payLink/{id}'({ params, body, caller }) {
      const { link } = await ownLink(params.id, caller.userId)
      await db.update(payLinks).set(body).where(eq(payLinks.id, link.id))
      return { modifiedCount: 1 }
    },

    async 'DELETE /payLink/{id}'({ params, caller }) {
      const { link, order } = await ownLink(params.id, caller.userId)
      // The link is ended first, so that it can't start another payment once its own has ended.
      await db
        .update(payLinks)
        .set({ revokedAt: now() })
        .where(and(eq(payLinks.id, link.id), isNull(payLinks.revokedAt)))
      if (ownAttempt(await readFacts(db, link))) {
        refuse(await callProvider(() => endPayment(deps, order, 'buyer')))
      }
      return { deletedCount: 1 }
    },
  }

  async function ownLink(id: string, userId: string): Promise<{ link: Link; order: typeof orders.$inferSelect }> {
    const [found] = await db
      .select({ link: payLinks, order: orders })
      .from(payLinks)
      .innerJoin(orders, eq(orders.id, payLinks.orderId))
      .where(and(eq(payLinks.id, id), eq(orders.userId, userId)))
    if (!found) throw notFound()
    return found
  }
}

/** The limit for all orders together. A person has few. */
const MAX_LISTED = 50

const tooManyLinks = () => conflict('too_many_links', 'This order already has three active links. Cancel one first.')
