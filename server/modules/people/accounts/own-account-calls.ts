// Calls for a person's own account: changing the name, removing the phone number, exporting the data, and deleting the
// account.
import { eq } from 'drizzle-orm'
import { FRESH_SIGN_IN_MINUTES } from '#contract/constants.ts'
import { reviews, users } from '../../../db/schema.ts'
import { HttpError, unauthorized } from '../../../http/errors.ts'
import { Streamed, type Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { lockAdministrators, refuseLastAdministrator } from './administrators.ts'
import { deletePerson } from './delete-person.ts'
import { lockIdentity } from './exchange-call.ts'
import { exportPerson } from './export-person.ts'
import { hasRatings, hasReviews } from './seen-by-others.ts'

type OwnAccountCalls = Pick<
  Handlers,
  'PUT /users/{email}/name' | 'DELETE /users/{email}/phone' | 'DELETE /users/{email}' | 'GET /myData'
>

export function ownAccountCalls(deps: Deps): OwnAccountCalls {
  const { db, content, identity, now } = deps
  return {
    async 'PUT /users/{email}/name'({ body: { name }, caller }) {
      const isSeenByOthers = await db.transaction(async (tx) => {
        const [person] = await tx.update(users).set({ name }).where(eq(users.id, caller.userId)).returning()
        if (!person) throw unauthorized()
        await identity.setName(tx, person.subject, name)
        // Orders and receipts keep the name under which they were issued.
        const own = await tx.update(reviews).set({ name }).where(eq(reviews.userId, person.id)).returning()
        return own.length > 0 || hasRatings(tx, person.id)
      })
      // Only done if needed, because it clears the caches.
      if (isSeenByOthers && name !== caller.name) await content.touch()
      return { modifiedCount: 1 }
    },

    async 'DELETE /users/{email}/phone'({ caller }) {
      await db.transaction(async (tx) => {
        const [person] = await tx.update(users).set({ phone: '' }).where(eq(users.id, caller.userId)).returning()
        if (!person) throw unauthorized()
        await identity.forgetOtherPhone(tx, person.subject, null)
      })
      return { modifiedCount: 1 }
    },

    async 'DELETE /users/{email}'({ caller }) {
      const freshSince = now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000
      if (caller.signedInAt.getTime() < freshSince) {
        throw new HttpError(403, 'sign_in_again', 'For your security, log in again first.')
      }
      // Only reviews and ratings are cached for others. Without any, deleting an account must not clear the caches.
      const isSeenByOthers = (await hasReviews(db, caller.userId)) || (await hasRatings(db, caller.userId))
      const write = isSeenByOthers ? content.write : db.transaction.bind(db)
      await write(async (tx) => {
        const isPerson = eq(users.id, caller.userId)
        const [known] = await tx.select().from(users).where(isPerson)
        if (!known) throw unauthorized()
        await lockIdentity(tx, known)
        // Read again under the lock, because the same person may be deleting the account in another tab.
        const [person] = await tx.select().from(users).where(isPerson)
        if (!person) throw unauthorized()
        refuseLastAdministrator(await lockAdministrators(tx), person.id)
        await deletePerson(tx, deps, person, 'buyer')
        const action = { what: 'deleteUser', kind: 'user', itemId: person.id, name: '' } as const
        await recordAction(tx, { userId: person.id, email: '' }, now(), action)
      })
      return { deletedCount: 1 }
    },

    async 'GET /myData'({ caller }) {
      return new Streamed(exportPerson(deps, caller.userId), {
        'content-disposition': 'attachment; filename="porua-my-data.json"',
      })
    },
  }
}
