// Imports rows from a CSV file: all of them, or none if any is wrong.
import { createHash } from 'node:crypto'
import { desc, eq, inArray, lt } from 'drizzle-orm'
import type { ImportAnswer, ImportMistake } from '#contract/calls/office/imports.ts'
import type { ImportKind } from '#contract/office/import-kinds.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { countTo } from '../../../db/count-to.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { csvImports } from '../../../db/schema-csv.ts'
import { users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { checkRows, findTaken, type CheckedRow } from './check-rows.ts'
import { readRows } from './read-rows.ts'
import { storeRows } from './store-rows.ts'
import { canUndo, undoImport } from './undo-import.ts'

type ImportCalls = Pick<Handlers, 'POST /import/{kind}' | 'GET /imports' | 'DELETE /import/{id}'>

const SHOWN_ROWS = 10
/** More than anyone would fix in one go. */
const MAX_MISTAKES = 500

type ImportRequest = { kind: ImportKind; key: string; hash: string; file: string; caller: Caller; isInviting: boolean }

export function importCalls(deps: Deps): ImportCalls {
  const { db, content, identity, now } = deps
  return {
    async 'POST /import/{kind}'({ params: { kind }, query: { key, file, invite }, raw, caller }) {
      if (kind === 'people' && !identity.accounts) {
        throw conflict(
          'accounts_elsewhere',
          'This site uses a separate login service. People register there, so you can’t import them here.',
        )
      }
      const bytes = raw as Uint8Array
      const { rows, mistakes } = await checkRows(deps, kind, readRows(kind, bytes))
      const hash = createHash('sha256').update(bytes).digest('base64url')
      const asked = key ? { kind, key, hash, file, caller, isInviting: invite === 'yes' } : null
      const taken = await findTaken(db, deps, kind, rows)
      // Checked only now, because a repeated request finds its own rows in the database.
      const known = asked && (await findKnown(db, asked))
      if (known) return answerOf(rows, [], known)
      const all = [...mistakes, ...taken]
      return answerOf(rows, all, asked && !all.length ? await store(rows, asked) : null)
    },

    async 'GET /imports'({ query, request }) {
      const rows = await db
        .select()
        .from(csvImports)
        .where(query.after ? lt(csvImports.id, query.after) : undefined)
        .orderBy(desc(csvImports.id))
        .limit(query.limit + 1)
      const importers = rows.map(({ importedBy }) => importedBy)
      const people = await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(inArray(users.id, importers))
      const emails = new Map(people.map(({ id, email }) => [id, email]))
      const items = rows.map((row) => ({
        _id: row.id,
        kind: row.kind,
        file: row.fileName,
        rows: row.rows,
        at: row.createdAt.toISOString(),
        by: emails.get(row.importedBy) ?? '',
        undoneAt: row.undoneAt && row.undoneAt.toISOString(),
        canUndo: canUndo(row, now()),
      }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, csvImports, undefined)
      return listPage(items, query, total, request)
    },

    'DELETE /import/{id}': ({ params, caller }) => undoImport(deps, params.id, caller),
  }

  async function store(rows: CheckedRow[], asked: ImportRequest): Promise<string> {
    const { kind } = asked
    try {
      if (kind === 'people') return await db.transaction((tx) => storeOnce(tx, 0, rows, asked))
      return await content.write((tx, version) => storeOnce(tx, version, rows, asked))
    } catch (error) {
      // Someone registered, or the same request arrived twice at the same moment.
      const known = isUniqueViolation(error) && (await findKnown(db, asked))
      if (known) return known
      if (isUniqueViolation(error)) throw changedMeanwhile()
      throw error
    }
  }

  /** Content is written one transaction at a time, so what is checked here still holds when it is stored. */
  async function storeOnce(
    tx: Transaction,
    version: number,
    rows: CheckedRow[],
    asked: ImportRequest,
  ): Promise<string> {
    const known = await findKnown(tx, asked)
    if (known) return known
    const { kind, key, hash, file, caller, isInviting } = asked
    if ((await findTaken(tx, deps, kind, rows)).length) throw changedMeanwhile()
    const id = newId()
    await tx.insert(csvImports).values({
      id,
      kind,
      fileName: file,
      requestKey: key,
      fileHash: hash,
      rows: rows.length,
      version,
      importedBy: caller.userId,
      createdAt: now(),
    })
    await storeRows(tx, deps, rows, { importId: id, version, kind, actor: caller, isInviting })
    await recordAction(tx, caller, now(), {
      what: 'import',
      kind: 'csv',
      itemId: id,
      name: file,
      difference: {
        kind: [null, kind],
        rows: [null, rows.length],
      },
    })
    return id
  }
}

async function findKnown(db: Pick<Transaction, 'select'>, { kind, key, hash }: ImportRequest): Promise<string | null> {
  const [known] = await db.select().from(csvImports).where(eq(csvImports.requestKey, key))
  if (!known) return null
  if (known.kind !== kind || known.fileHash !== hash) throw conflict('key_used', 'This key belongs to another import.')
  return known.id
}

function answerOf(rows: CheckedRow[], mistakes: ImportMistake[], stored: string | null): ImportAnswer {
  return {
    rows: rows.length,
    first: rows.slice(0, SHOWN_ROWS).map(({ line, name, beside, body }) => {
      const note = beside === name ? String(body.name) : beside
      return { line, name, note }
    }),
    mistakeCount: mistakes.length,
    mistakes: mistakes.toSorted((one, other) => one.line - other.line).slice(0, MAX_MISTAKES),
    import: stored,
  }
}

const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Some of these rows were added since you checked the file. Check it again.')
