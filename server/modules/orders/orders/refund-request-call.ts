// A buyer requests a refund: a message to the administrators with the order attached, in the inbox they read anyway.
import { and, eq } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import { newId } from '../../../db/ids.ts'
import { contactMessages, orders } from '../../../db/schema.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars } from '../../money.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { receiptName } from './receipt-mails.ts'
import { nothingToRefund } from './refund-order.ts'

export function refundRequestCall({ db, outbox, now, settings }: Deps): Pick<Handlers, 'POST /refundRequest'> {
  return {
    async 'POST /refundRequest'({ body, caller }) {
      const insertedId = newId()
      await db.transaction(async (tx) => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.id, body.order), eq(orders.userId, caller.userId)))
        if (!order) throw notFound()
        if (order.state !== 'paid' || !order.transactionId) throw nothingToRefund()
        const { name, email } = caller
        const { message } = body
        const subject = `Refund requested: ${order.productName}`
        const added = await tx
          .insert(contactMessages)
          .values({ id: insertedId, name, lastName: '', email, subject, message, orderId: order.id, createdAt: now() })
          .onConflictDoNothing()
          .returning({ id: contactMessages.id })
        if (!added.length)
          throw conflict('already_asked', 'You’ve already asked for this refund. We’ll reply by email.')
        const mail = composeMail({
          to: settings.supportEmail,
          language: DEFAULT_LANGUAGE,
          subject,
          blocks: [
            {
              facts: [
                ['From', `${name} <${email}>`],
                ['Receipt no.', receiptName(order.receiptNumber!)],
                ['Product', order.productName],
                ['Amount paid', formatDollars(order.paidCents!)],
              ],
            },
            { quote: message },
            { button: 'Open order', href: `${settings.publicUrl}${paths.adminOrder(order.id)}` },
          ],
          footer: 'Sent from the receipt page. Your reply goes to the buyer.',
        })
        await outbox.queue(tx, { ...mail, replyTo: email })
      })
      return { insertedId }
    },
  }
}
