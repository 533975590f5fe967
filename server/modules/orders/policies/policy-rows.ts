// Reads the versions of the shop's policies.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Policy } from '#contract/orders/policy-names.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { policyVersions } from '../../../db/schema-policies.ts'
import { users } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'

export type PolicyRow = typeof policyVersions.$inferSelect

/** The number of the version in force, as part of a query. */
export const versionInForce = (policy: Policy) =>
  sql<number | null>`(select max(in_force.version) from policy_versions in_force where in_force.policy = ${policy})`

/** The version in force, or an earlier one. */
export async function readVersion(db: Database | Transaction, policy: Policy, version?: number): Promise<PolicyRow> {
  const isVersion = version === undefined ? undefined : eq(policyVersions.version, version)
  return one(
    await db
      .select()
      .from(policyVersions)
      .where(and(eq(policyVersions.policy, policy), isVersion))
      .orderBy(desc(policyVersions.version))
      .limit(1),
  )
}

/** All versions without their texts, newest first. */
export async function listVersions(db: Database, policy: Policy) {
  const rows = await db
    .select({ version: policyVersions.version, since: policyVersions.since, savedBy: users.email })
    .from(policyVersions)
    .leftJoin(users, eq(users.id, policyVersions.savedBy))
    .where(eq(policyVersions.policy, policy))
    .orderBy(desc(policyVersions.version))
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
