// Checks every row of a file by the rules of the forms, and against the other rows and existing data. All mistakes are
// found in one pass, so that the file can be fixed in one go.
import { inArray, sql } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import { checkFields, refusalWithChoices } from '#contract/calls/check-fields.ts'
import type { ImportKind } from '#contract/office/import-kinds.ts'
import type { ImportMistake } from '#contract/calls/office/imports.ts'
import type { FieldCode } from '#contract/refusals.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { instructors } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { importKinds } from './import-kinds.ts'
import type { FileRow, FileRows } from './read-rows.ts'

export type CheckedRow = { line: number; id: string; name: string; beside: string; body: Record<string, unknown> }
export type CheckedRows = { rows: CheckedRow[]; mistakes: ImportMistake[] }

/** Other requests are answered between batches. */
const ROWS_AT_ONCE = 500

export async function checkRows(
  { payments, settings }: Pick<Deps, 'payments' | 'settings'>,
  kind: ImportKind,
  file: FileRows,
): Promise<CheckedRows> {
  const rows: CheckedRow[] = []
  const mistakes = [...file.mistakes]
  const firstLines = new Map<string, number>()
  const { schema, name, beside, drawn } = importKinds[kind]
  for (const [index, { line, cells }] of file.rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe()
    const refuse = (column: string, refusal: FieldCode) => mistakes.push({ line, column, ...refusal })
    const id = newId()
    const checked = checkFields(schema, bodyOf({ ...drawn(id, cells), ...filled(cells) }), refusalWithChoices)
    if (!checked.success) {
      for (const [column, code] of Object.entries(checked.codes)) refuse(column, code)
      continue
    }
    const body: Record<string, unknown> = checked.data
    for (const [column, value] of Object.entries(cells)) {
      if (isUpload(value, settings.publicUrl)) refuse(column, { code: 'no_uploads' })
    }
    if (!payments.size && Number(body.price) > 0) refuse('price', { code: 'no_cards' })
    const row = { line, id, name: String(body[name]), beside: String(body[beside]), body }
    const key = JSON.stringify([row.name.toLowerCase(), row.beside.toLowerCase()])
    const first = firstLines.get(key)
    if (first === undefined) firstLines.set(key, line)
    else refuse(name, { code: 'same_as_line', n: first })
    rows.push(row)
  }
  return { rows, mistakes }
}

/** Finds the mistakes that only the database knows about. */
export async function findTaken(
  db: Database | Transaction,
  { identity }: Pick<Deps, 'identity'>,
  kind: ImportKind,
  rows: CheckedRow[],
): Promise<ImportMistake[]> {
  if (!rows.length) return []
  const { name: column, exists } = importKinds[kind]
  const list = (values: (string | number)[]) => sql.param(values)
  const { rows: taken } = await db.execute<{ line: number }>(sql`
    select asked.line from unnest(
      ${list(rows.map(({ line }) => line))}::int[],
      ${list(rows.map(({ name }) => name))}::text[],
      ${list(rows.map(({ beside }) => beside))}::text[]) as asked (line, name, beside)
    where exists (${exists(sql`asked.name`, sql`asked.beside`)})`)
  const lines = new Set(taken.map(({ line }) => line))
  if (kind === 'people') {
    const known = new Set(
      await identity.accounts?.taken(
        db,
        rows.map(({ name }) => name),
      ),
    )
    for (const { line, name } of rows) if (known.has(name)) lines.add(line)
  }
  const mistakes = [...lines].map((line): ImportMistake => ({ line, column, code: 'there_already' }))
  return [...mistakes, ...(kind === 'courses' ? await findUnknownInstructors(db, rows) : [])]
}

async function findUnknownInstructors(db: Database | Transaction, rows: CheckedRow[]): Promise<ImportMistake[]> {
  const named = rows.filter(({ body }) => body.instructorId)
  if (!named.length) return []
  const ids = [...new Set(named.map(({ body }) => String(body.instructorId)))]
  const found = await db.select({ id: instructors.id }).from(instructors).where(inArray(instructors.id, ids))
  const known = new Set(found.map(({ id }) => id))
  return named
    .filter(({ body }) => !known.has(String(body.instructorId)))
    .map(({ line }) => ({ line, column: 'instructorId', code: 'not_an_id' }))
}

/** An empty cell is a field that wasn't sent: its default applies, or it is required. */
const filled = (cells: FileRow['cells']) =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== ''))

/** `syllabus.free.title` becomes a nested field. The columns have already been checked, so no name is hostile. */
function bodyOf(cells: FileRow['cells']): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(cells)) {
    const names = column.split('.')
    const last = names.pop()!
    let fields = body
    for (const name of names) fields = (fields[name] ??= {}) as Record<string, unknown>
    fields[last] = value
  }
  return body
}

/** An upload would be deleted as unused, or belongs to someone else. */
const isUpload = (value: string, publicUrl: string): boolean =>
  value.startsWith('/media/') || value.startsWith(`${publicUrl}/media/`)
