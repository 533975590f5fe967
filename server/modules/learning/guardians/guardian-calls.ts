// A learner's guardians: adding one, accepting one who asked after paying, and stopping the emails.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { guardians } from '../../../db/schema-guardians.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { requireConfirmed } from '../../people/accounts/require-confirmed.ts'
import { confirmMail } from './guardian-mails.ts'
import { addGuardian, stateOf } from './guardian-rows.ts'

type GuardianCalls = Pick<
  Handlers,
  'GET /guardians' | 'POST /guardians' | 'PUT /guardian/{id}' | 'DELETE /guardian/{id}'
>

type MailedGuardian = { id: string; email: string; language: Language }

export function guardianCalls(deps: Deps): GuardianCalls {
  const { db, now, limits, outbox } = deps
  const own = (id: string, learnerId: string) => and(eq(guardians.id, id), eq(guardians.learnerId, learnerId))
  const mailLink = async (tx: Transaction, learner: { userId: string; name: string }, asked: MailedGuardian) =>
    outbox.queue(tx, confirmMail(deps, learner, asked))

  return {
    async 'GET /guardians'({ caller }) {
      const rows = await db
        .select()
        .from(guardians)
        .where(eq(guardians.learnerId, caller.userId))
        .orderBy(asc(guardians.id))
      return rows.map(({ id, email, language, ...row }) => ({ _id: id, email, language, state: stateOf(row) }))
    },

    async 'POST /guardians'({ body: { email, language }, caller }) {
      await requireConfirmed(db, caller.userId)
      // Beyond the limit no email is sent, but the answer is the same, so that it reveals nothing about who else added
      // the address.
      const mayMail = await limits.tally('guardianMails', email)
      const id = await db.transaction(async (tx) => {
        const at = now()
        const row = { learnerId: caller.userId, email, language, createdAt: at, agreedAt: at }
        const id = await addGuardian(tx, { ...row, askedBy: 'learner' })
        if (mayMail) await mailLink(tx, caller, { id, email, language })
        return id
      })
      return { insertedId: id }
    },

    async 'PUT /guardian/{id}'({ params: { id }, caller }) {
      await requireConfirmed(db, caller.userId)
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(guardians)
          .set({ agreedAt: now() })
          .where(and(own(id, caller.userId), isNull(guardians.agreedAt), isNull(guardians.endedAt)))
          .returning()
        if (row?.email) await mailLink(tx, caller, { id, email: row.email, language: row.language })
        else if (!(await tx.$count(guardians, own(id, caller.userId)))) throw notFound()
      })
      return { modifiedCount: 1 }
    },

    async 'DELETE /guardian/{id}'({ params: { id }, caller }) {
      // After a guardian unsubscribes, the row is kept for a while, so that nobody asks them again right away.
      const ended = await db
        .delete(guardians)
        .where(and(own(id, caller.userId), isNull(guardians.endedAt)))
        .returning({ id: guardians.id })
      if (!ended.length) throw notFound()
      return { deletedCount: 1 }
    },
  }
}
