// The link in each announcement email and each guardian email that unsubscribes without signing in.
import { and, eq, sql } from 'drizzle-orm'
import type { StoppableMails as Answer } from '#contract/calls/teaching/announcements.ts'
import { mutedCourses } from '../../../db/schema-announcements.ts'
import { users } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { endByGuardian, pageOfGuardian } from '../../learning/guardians/guardian-links.ts'
import type { StoppableMails } from '../../../adapters/mail/stop-secrets.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'

export function stopMailsCall(deps: Deps): Pick<Handlers, 'GET /stopMails/{secret}'> {
  return {
    'GET /stopMails/{secret}': async ({ params }) => one(await readMails(deps, deps.stopSecrets.read(params.secret))),
  }
}

/** Does nothing if the secret is wrong, or belongs to a deleted account. The link's page says so. */
export async function stopMails(deps: Deps, secret: string): Promise<void> {
  const mails = deps.stopSecrets.read(secret)
  const [found] = mails ? await readMails(deps, mails) : []
  if (!mails || !found) return
  if (found.learner !== null) return endByGuardian(deps, mails.about)
  await deps.db.insert(mutedCourses).values({ userId: mails.userId, productId: mails.about }).onConflictDoNothing()
}

async function readMails(deps: Deps, mails: StoppableMails | null): Promise<Answer[]> {
  if (!mails) return []
  const { userId, about } = mails
  const ofCourse = await deps.db
    .select({ courseTitle: anyProduct.name, isMailWanted: sql<boolean>`${mutedCourses.userId} is null` })
    .from(anyProduct.table)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(mutedCourses, and(eq(mutedCourses.userId, userId), eq(mutedCourses.productId, about)))
    .where(eq(anyProduct.id, about))
  if (ofCourse.length) return ofCourse.map((mails) => ({ ...mails, learner: null }))
  const page = await pageOfGuardian(deps, mails)
  return page ? [{ courseTitle: '', learner: page.learner, isMailWanted: page.state !== 'ended' }] : []
}
