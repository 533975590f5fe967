// The administrators' list of certificates.
import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'
import { isCode, typedCode } from '#contract/learning/certificates.ts'
import type { CertificateState } from '#contract/record-states.ts'
import { certificates } from '../../../db/schema-classroom.ts'
import { users } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import { WithHeaders, type Handlers } from '../../../http/handlers.ts'
import { isWhole, pageHeaders } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import { certificateAnswer } from './issue-certificate.ts'

const STATES: Record<CertificateState, SQL> = {
  shared: sql`${certificates.isShared} and ${certificates.revokedAt} is null`,
  private: sql`not ${certificates.isShared} and ${certificates.revokedAt} is null`,
  withdrawn: sql`${certificates.revokedAt} is not null`,
}

export function certificateRecords({ db }: Deps): Pick<Handlers, 'GET /certificateRecords'> {
  /** Codes have a separate condition, because one with `or` would read the whole table. */
  const found = (q: string): SQL | undefined => {
    if (!q) return undefined
    const code = typedCode(q)
    if (isCode(code)) return eq(certificates.code, code)
    return inArray(certificates.userId, db.select({ id: users.id }).from(users).where(hasWords(users.words, q)))
  }
  return {
    async 'GET /certificateRecords'({ query, request }) {
      const { q, state, since, before, after, limit } = query
      const where = and(
        found(q),
        state && STATES[state],
        since ? gte(certificates.issuedAt, new Date(since)) : undefined,
        before ? lt(certificates.issuedAt, new Date(before)) : undefined,
      )
      const isLater = sql`(${certificates.issuedAt}, ${certificates.code}) < (
        select last.issued_at, last.code from ${certificates} as last where last.code = ${after})`
      const rows = await db
        .select({ certificate: certificates, email: users.email })
        .from(certificates)
        .innerJoin(users, eq(users.id, certificates.userId))
        .where(and(where, after ? isLater : undefined))
        .orderBy(desc(certificates.issuedAt), desc(certificates.code))
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? page.at(-1)?.certificate.code : undefined
      const counted = db
        .select({ one: sql`1`.as('one') })
        .from(certificates)
        .where(where)
        .limit(q ? MAX_COUNTED_FOUND : MAX_COUNTED)
      const total = isWhole(rows, query) ? rows.length : await db.$count(counted.as('counted'))
      const records = page.map(({ certificate, email }) => ({
        ...certificateAnswer(certificate),
        email,
        isShared: certificate.isShared,
        revokeReason: certificate.revokeReason,
      }))
      return new WithHeaders(records, pageHeaders({ total, next }, query, request))
    },
  }
}
