// People: profiles, administrators, and deleting other people.
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { UserFilters } from '#contract/calls/people/people.ts'
import { internationalPhone } from '#contract/people/phone.ts'
import { countTo } from '../../../db/count-to.ts'
import { beganWithin } from '../../../db/ids.ts'
import { users } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import { forbidden, notFound, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { changePhoto } from '../../files/media/change-photo.ts'
import { lockAdministrators, refuseLastAdministrator, requireAdministrator } from './administrators.ts'
import { deletePerson } from './delete-person.ts'
import { demote } from './demote.ts'
import { lockIdentity } from './exchange-call.ts'
import { promote } from './promote.ts'
import { hasReviews } from './seen-by-others.ts'

type UserCalls = Pick<
  Handlers,
  | 'POST /signOut'
  | 'GET /admin/{email}'
  | 'GET /user'
  | 'PUT /user/admin/{email}'
  | 'DELETE /user/admin/{email}'
  | 'DELETE /user/{id}'
  | 'GET /user/{email}'
  | 'PUT /users/{email}'
>

/** The condition for a person to be in the administrators' list with these filters. */
export const usersFound = ({ q, role, ...span }: UserFilters): SQL | undefined =>
  and(hasWords(users.words, q), role && eq(users.role, role), beganWithin(users.id, span))

export function userCalls(deps: Deps): UserCalls {
  const { db, reads, content, identity, tokens, now, settings } = deps
  const profileByEmail = reads
    .select({
      name: users.name,
      email: users.email,
      photoURL: users.photoUrl,
      education: users.education,
      location: users.location,
      phone: users.phone,
      emailVerified: users.emailVerified,
      isTeacher: sql<boolean>`exists (
        select from instructors where instructors.user_id = users.id and instructors.deleted_at is null
      )`,
    })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('profile_by_email')
  const roleByEmail = reads
    .select({ role: users.role, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('role_by_email')

  return {
    async 'POST /signOut'({ caller }) {
      await tokens.revoke(caller.sessionId)
      return { signedOut: true }
    },

    async 'GET /admin/{email}'({ params, caller }) {
      // For the caller, the session's role applies, because rights need a sign-in after the email was confirmed.
      if (params.email === caller.email) return { admin: caller.role === 'admin' }
      const [person] = await roleByEmail.execute(params)
      return { admin: person?.role === 'admin' && person.emailVerified }
    },

    async 'GET /user'({ query, request }) {
      const where = usersFound(query)
      const rows = await db
        .select({
          _id: users.id,
          email: users.email,
          name: users.name,
          photoURL: users.photoUrl,
          role: users.role,
          hasGuardian: sql<boolean>`exists (
            select from guardians where learner_id = users.id and confirmed_at is not null and ended_at is null
          )`,
          emailVerified: users.emailVerified,
          at: users.createdAt,
        })
        .from(users)
        .where(and(where, query.after ? lt(users.id, query.after) : undefined))
        .orderBy(desc(users.id))
        .limit(query.limit + 1)
      const total = isWhole(rows, query) ? rows.length : await countTo(db, users, where, query)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      return listPage(items, query, total, request)
    },

    async 'PUT /user/admin/{email}'({ params, caller }) {
      const outcome = await db.transaction((tx) => promote(tx, params.email, caller, now()))
      if (outcome === 'unknown') throw notFound('This user doesn’t exist.')
      return { modifiedCount: 1 }
    },

    async 'DELETE /user/admin/{email}'({ params, caller }) {
      const isKnown = await db.transaction((tx) => demote(tx, params.email, caller, now()))
      if (!isKnown) throw notFound('This user doesn’t exist.')
      return { modifiedCount: 1 }
    },

    async 'DELETE /user/{id}'({ params, caller }) {
      if (params.id === caller.userId) throw forbidden('You can’t delete your own account here. Use your profile page.')
      await content.write(async (tx) => {
        const [person] = await tx.select().from(users).where(eq(users.id, params.id))
        if (!person) throw notFound('This user doesn’t exist.')
        await lockIdentity(tx, person)
        const admins = await lockAdministrators(tx)
        requireAdministrator(admins, caller.userId)
        refuseLastAdministrator(admins, person.id)
        await deletePerson(tx, deps, person, 'admin')
        await recordAction(tx, caller, now(), { what: 'deleteUser', kind: 'user', itemId: person.id, name: '' })
      })
      return { deletedCount: 1 }
    },

    async 'GET /user/{email}'({ params }) {
      const [person] = await profileByEmail.execute(params)
      if (!person) throw notFound('This user doesn’t exist.')
      return person
    },

    async 'PUT /users/{email}'({ caller, body }) {
      let isSeenByOthers = false
      await db.transaction(async (tx) => {
        const { photoURL, ...texts } = body
        const photo = photoURL && { userId: caller.userId, photoURL, publicUrl: settings.publicUrl, at: now() }
        if (photo) await changePhoto(tx, photo)
        const [person] = await tx
          .update(users)
          .set({ id: caller.userId, ...texts })
          .where(eq(users.id, caller.userId))
          .returning()
        if (!person) throw unauthorized()
        // A person has one phone number, so saving another removes the confirmed one.
        if (texts.phone !== undefined)
          await identity.forgetOtherPhone(tx, person.subject, internationalPhone(texts.phone))
        isSeenByOthers = person.photoUrl !== caller.photoUrl && (await hasReviews(tx, caller.userId))
      })
      // Only done if needed, because it clears the caches, and otherwise anyone could slow the site down by saving a
      // profile.
      if (isSeenByOthers) await content.touch()
      return { modifiedCount: 1 }
    },
  }
}
