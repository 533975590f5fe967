// The shop's policies: every saved version is kept.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { POLICIES } from '#contract/orders/policy-names.ts'
import { moment } from './columns.ts'

/**
 * Numbered from 1 per policy; the highest is in force. A trigger forbids changes, because orders reference versions.
 */
export const policyVersions = pgTable(
  'policy_versions',
  {
    id: uuid('id').primaryKey(),
    policy: text('policy', { enum: POLICIES }).notNull(),
    version: integer('version').notNull(),
    summaryEn: text('summary_en').notNull(),
    textEn: text('text_en').notNull(),
    summaryBn: text('summary_bn').notNull(),
    textBn: text('text_bn').notNull(),
    since: moment('since').notNull(),
    /** The administrator's id, which outlives the person, as in the audit. Null for the default text. */
    savedBy: uuid('saved_by'),
  },
  (table) => [
    uniqueIndex('policy_versions_one').on(table.policy, table.version),
    check('policy_versions_policy', sql`${table.policy} in ('terms', 'refunds')`),
    check('policy_versions_version', sql`${table.version} > 0`),
  ],
)
