// A person who paid through a link asks for the weekly email with a plain form. The learner is notified, and nothing is
// sent to the payer until the learner agrees.
import { eq } from 'drizzle-orm'
import { printedName } from '#contract/first-name.ts'
import { linkSecret } from '#contract/calls/orders/pay-links.ts'
import { paths } from '#contract/paths.ts'
import { users } from '../../../db/schema.ts'
import type { SecretAccess } from '../../../http/caller.ts'
import { HttpError } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { findLink, ownPayment, readFacts } from '../../orders/pay-links/link-rows.ts'
import { askedMail } from './guardian-mails.ts'
import { addGuardian } from './guardian-rows.ts'

type LinkRequest = { secret: string; address: string }

export async function askedByPayer(
  deps: Deps,
  access: SecretAccess,
  { secret, address }: LinkRequest,
): Promise<Response> {
  try {
    if (linkSecret.safeParse(secret).success) {
      await access(secret, address)
      await ask(deps, secret)
    }
  } catch (error) {
    // The link's page shows the outcome.
    if (!(error instanceof HttpError)) throw error
  }
  return new Response(null, { status: 303, headers: { location: paths.pay(secret), 'cache-control': 'no-store' } })
}

async function ask(deps: Deps, secret: string): Promise<void> {
  const { db, limits, outbox, now } = deps
  const link = await findLink(db, secret)
  const facts = link && (await readFacts(db, link))
  const payment = facts && ownPayment(facts)
  if (!link || !payment?.payerEmail || !payment.payerLanguage || facts?.order?.state !== 'paid') return
  const { payerEmail, payerLanguage: language, payerName } = payment
  await limits.count('payLink', link.id)
  const [learner] = await db.select().from(users).where(eq(users.id, facts.order.userId!))
  if (!learner) return
  await db.transaction(async (tx) => {
    const row = { learnerId: learner.id, email: payerEmail.toLowerCase(), language, createdAt: now(), agreedAt: null }
    await addGuardian(tx, { ...row, askedBy: 'payer' })
    await outbox.queue(tx, askedMail(deps, learner, printedName(payerName ?? '')))
  })
}
