// CSV files: export links that work once, and imports with the rows they created.
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { EXPORT_TABLES, type ExportFilters } from '#contract/calls/office/exports.ts'
import { IMPORT_KINDS } from '#contract/office/import-kinds.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { accessSessions } from './schema-people.ts'

/** A link that returns a table once. The row is deleted when the link is used. */
export const csvExports = pgTable(
  'csv_exports',
  {
    id: uuid('id').primaryKey(),
    /** The session of the person who asked for it. Signing out ends the link. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => accessSessions.id, { onDelete: 'cascade' }),
    table: text('exported', { enum: EXPORT_TABLES }).notNull(),
    filters: jsonb('filters').$type<ExportFilters>().notNull(),
    /** The secret itself is only in the URL. */
    secretHash: text('secret_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('csv_exports_one_secret').on(table.secretHash),
    index('csv_exports_of_session').on(table.sessionId),
    index('csv_exports_expiry').on(table.expiresAt),
    check('csv_exports_table', isOneOf(table.table, EXPORT_TABLES)),
  ],
)

export const csvImports = pgTable(
  'csv_imports',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    /** The browser's idempotency key, and the file it came with. */
    requestKey: uuid('request_key').notNull(),
    fileHash: text('file_hash').notNull(),
    rows: integer('rows').notNull(),
    /** The content version that created the rows. A row changed since then has a higher one. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /** The administrator's id, which outlives the person, as in the audit. */
    importedBy: uuid('imported_by').notNull(),
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('csv_imports_one_request').on(table.requestKey),
    check('csv_imports_kind', isOneOf(table.kind, IMPORT_KINDS)),
  ],
)

/** The rows an import created, while it can be undone. */
export const csvImportItems = pgTable(
  'csv_import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => csvImports.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    line: integer('line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.itemId] })],
)
