// The file behind a one-time link. It is written page by page as fast as the reader takes it. If the database fails
// midway, the connection is cut, so that the browser reports a failed download: half a table must not look like a whole
// one.
import { eq, lt } from 'drizzle-orm'
import { BYTE_ORDER_MARK, csvOf } from '#contract/office/csv.ts'
import { exportFilters, type ExportFilters, type ExportTable } from '#contract/calls/office/exports.ts'
import type { Database } from '../../../db/database.ts'
import { csvExports } from '../../../db/schema-csv.ts'
import type { Caller, TeacherAccess } from '../../../http/caller.ts'
import { notFound } from '../../../http/errors.ts'
import { Streamed } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../orders/pay-links/link-secrets.ts'
import { exportedTables } from './exported-tables.ts'

/** The first page is small, so that the download starts immediately. */
const FIRST_ROWS = 100
const ROWS_AT_ONCE = 1000

/** Tables that teachers may export too. They get only their own rows. */
const FOR_TEACHERS: ReadonlySet<ExportTable> = new Set(['completions', 'quizResults', 'earnings'])

type FileRequest = { secret: string; address: string }
type Export = { id: string; table: ExportTable; filters: ExportFilters; caller: Caller }

export async function exportFile(deps: Deps, teacherAccess: TeacherAccess, asked: FileRequest): Promise<Streamed> {
  const { limits, now } = deps
  const taken = await take(deps, asked.secret)
  if (!taken) {
    await limits.count('guessAddress', asked.address)
    throw notFound('This link has already been used or has expired. Export the table again.')
  }
  const { table, caller } = taken
  // Rights may have ended since the link was created.
  if (FOR_TEACHERS.has(table)) await teacherAccess(caller, null)
  else if (caller.role !== 'admin') throw notFound()
  return new Streamed(linesOf(deps, taken), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${nameOf(taken, now())}"`,
    'x-robots-tag': 'noindex',
  })
}

export async function deleteEndedExports(db: Database, now: Date): Promise<void> {
  await db.delete(csvExports).where(lt(csvExports.expiresAt, now))
}

/** Deleting the row makes the link work only once: of two readers, just one deletes it. */
async function take({ db, tokens, now }: Deps, secret: string): Promise<Export | null> {
  const [row] = await db
    .delete(csvExports)
    .where(eq(csvExports.secretHash, hashOf(secret)))
    .returning()
  if (!row || row.expiresAt <= now()) return null
  const caller = await tokens.ofSession(row.sessionId)
  return caller && { id: row.id, table: row.table, filters: exportFilters[row.table].parse(row.filters), caller }
}

async function* linesOf(
  { db, now, log, measure }: Deps,
  { id, table, filters, caller }: Export,
): AsyncGenerator<string> {
  const { head, read } = exportedTables[table] as (typeof exportedTables)['orders']
  const found = filters as ExportFilters<'orders'>
  const exporting = { db, caller, at: now() }
  const asked = Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => (value ? [[key, [null, value] as [null, string]]] : [])),
  )
  let rows = 0
  let isWhole = false
  const startedMs = performance.now()
  try {
    let before = BYTE_ORDER_MARK + csvOf([head(caller, found)])
    let after: string | undefined
    for (;;) {
      const limit = after === undefined ? FIRST_ROWS : ROWS_AT_ONCE
      const page = await read(exporting, found, { after, limit })
      rows += page.rows.length
      const lines = before + csvOf(page.rows)
      before = ''
      if (lines) yield lines
      if (page.next === null) break
      after = page.next
    }
    isWhole = true
  } finally {
    measure?.(`export ${table}`, isWhole ? 200 : 500, performance.now() - startedMs)
    await db
      .transaction((tx) =>
        recordAction(tx, caller, now(), {
          what: 'export',
          kind: 'csv',
          itemId: id,
          name: table,
          difference: { ...asked, rows: [null, rows], complete: [null, isWhole] },
        }),
      )
      // An error here would hide the one that ended the export.
      .catch((error: unknown) => log.warn({ err: error }, 'the end of an export was not recorded'))
  }
}

/** Named like porua-orders-2026-11-18.csv, or with the month for a monthly table. */
function nameOf({ table, filters }: Export, at: Date): string {
  const span = 'month' in filters && filters.month ? filters.month : at.toISOString().slice(0, 10)
  return `porua-${table}-${span}.csv`
}
