// What anyone with a guardian's emailed link can do: confirm, and unsubscribe.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { GuardianPage } from '#contract/calls/learning/guardians.ts'
import { firstName } from '#contract/first-name.ts'
import { guardians } from '../../../db/schema-guardians.ts'
import { users } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { StoppableMails } from '../../../adapters/mail/stop-secrets.ts'
import { stateOf } from './guardian-rows.ts'

export function guardianLinkCall(deps: Deps): Pick<Handlers, 'GET /guardianMail/{secret}'> {
  return {
    async 'GET /guardianMail/{secret}'({ params: { secret } }) {
      const mails = deps.stopSecrets.read(secret)
      const page = mails && (await pageOfGuardian(deps, mails))
      if (!page) throw notFound()
      return page
    },
  }
}

/** Null once the learner has stopped the emails or deleted their account. */
export async function pageOfGuardian({ db }: Deps, { userId, about }: StoppableMails): Promise<GuardianPage | null> {
  const [found] = await db
    .select({ guardian: guardians, name: users.name })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.learnerId))
    .where(and(eq(guardians.id, about), eq(guardians.learnerId, userId)))
  return found ? { learner: firstName(found.name), state: stateOf(found.guardian) } : null
}

/** Does nothing for a secret that is wrong or has expired. The link's page says so. */
export async function confirmGuardian({ db, stopSecrets, now }: Deps, secret: string): Promise<void> {
  const mails = stopSecrets.read(secret)
  if (!mails) return
  const { id, learnerId, agreedAt, confirmedAt, endedAt } = guardians
  await db
    .update(guardians)
    .set({ confirmedAt: now() })
    .where(
      and(eq(id, mails.about), eq(learnerId, mails.userId), isNotNull(agreedAt), isNull(confirmedAt), isNull(endedAt)),
    )
}

export async function endByGuardian({ db, now }: Deps, id: string): Promise<void> {
  await db
    .update(guardians)
    .set({ endedAt: now(), email: null })
    .where(and(eq(guardians.id, id), isNull(guardians.endedAt)))
}
