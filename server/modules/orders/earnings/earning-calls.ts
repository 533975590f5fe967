// A teacher's own statement, and where payouts go.
import { walletNumber } from '#contract/people/phone.ts'
import { payoutDetails } from '../../../db/schema-earnings.ts'
import { invalid } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { monthOf } from '../../dhaka.ts'
import { ownInstructor } from './own-instructor.ts'
import { detailsChangedMail } from './payout-mails.ts'
import { statementOf } from './statement.ts'

type EarningCalls = Pick<Handlers, 'GET /earnings' | 'PUT /payoutDetails'>

const ACCOUNT = /^\d{6,20}$/

export function earningCalls({ db, outbox, settings, now }: Deps): EarningCalls {
  return {
    async 'GET /earnings'({ query, caller }) {
      return statementOf(db, await ownInstructor(db, caller), query.month ?? monthOf(now()), now())
    },

    async 'PUT /payoutDetails'({ body: { method, name, number: typed, bank, branch }, caller }) {
      const isBank = method === 'bank'
      const number = isBank ? typed.replaceAll(/[\s-]/g, '') : walletNumber(typed)
      if (number === null) throw invalid({ number: 'bad_phone' })
      if (isBank && !ACCOUNT.test(number)) throw invalid({ number: 'bad_account' })
      if (isBank && !bank) throw invalid({ bank: 'required' })
      const details = { method, name, number, bank: isBank ? bank : '', branch: isBank ? branch : '', changedAt: now() }
      const instructorId = await ownInstructor(db, caller)
      await db.transaction(async (tx) => {
        await tx
          .insert(payoutDetails)
          .values({ instructorId, ...details })
          .onConflictDoUpdate({ target: payoutDetails.instructorId, set: details })
        await outbox.queue(tx, detailsChangedMail(number, { to: caller.email, language: caller.language }, settings))
      })
      return { modifiedCount: 1 }
    },
  }
}
