// The default policies, which describe what the product does: version 1 of a new installation, until an administrator
// saves another.
import { readFileSync } from 'node:fs'
import { gt } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { POLICIES, type Policy } from '#contract/orders/policy-names.ts'
import type { Language } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { policyVersions } from '../../../db/schema-policies.ts'

/** The first paragraph is the summary. */
function readShipped(policy: Policy, language: Language): [summary: string, text: string] {
  const file = readFileSync(new URL(`./shipped/${policy}-${language}.md`, import.meta.url), 'utf8')
  const end = file.indexOf('\n\n')
  return [file.slice(0, end).trim(), file.slice(end).trim()]
}

/** Several processes may start simultaneously, but only the very first startup inserts the policies. */
export async function addShippedPolicies(db: Database | Transaction, since: Date): Promise<void> {
  const rows = POLICIES.map((policy) => {
    const [summaryEn, textEn] = readShipped(policy, 'en')
    const [summaryBn, textBn] = readShipped(policy, 'bn')
    return { id: newId(), policy, version: 1, summaryEn, textEn, summaryBn, textBn, since }
  })
  await db.insert(policyVersions).values(rows).onConflictDoNothing()
}

/** The URLs of pages that still have their default text. */
export async function stillShipped(db: Database): Promise<string[]> {
  const edited = await db
    .selectDistinct({ policy: policyVersions.policy })
    .from(policyVersions)
    .where(gt(policyVersions.version, 1))
  return POLICIES.filter((policy) => !edited.some((row) => row.policy === policy)).map((policy) => paths[policy])
}
