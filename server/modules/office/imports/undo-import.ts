// Undoes an import: content goes to the bin, and accounts that nobody has used are deleted. Rows that were changed,
// sold or used since are kept and reported.
import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { UNDO_HOURS } from '#contract/office/import-kinds.ts'
import type { ContentKind } from '#contract/constants.ts'
import type { KEPT_BECAUSE, UndoneImport } from '#contract/calls/office/imports.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { csvImportItems, csvImports } from '../../../db/schema-csv.ts'
import { bin, type blogs, contentVersion, mailOutbox, users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, one } from '../../../http/errors.ts'
import { recordAction } from '../../../db/audit.ts'
import { contentKinds } from '../../catalogue/content/content-kinds.ts'
import type { Deps } from '../../deps.ts'
import { importKinds } from './import-kinds.ts'

type Import = typeof csvImports.$inferSelect
type KeptReason = (typeof KEPT_BECAUSE)[number]
type Item = { id: string; line: number; name: string; reason: KeptReason | null }

const UNDO_MS = UNDO_HOURS * 3_600_000
const ROWS_AT_ONCE = 250
const MAX_KEPT = 200

export const canUndo = ({ createdAt, undoneAt }: Import, at: Date): boolean =>
  !undoneAt && at.getTime() - createdAt.getTime() < UNDO_MS

/**
 * Handles some rows at a time, each batch in its own transaction, because a trigger counts every deleted row, which
 * takes ever longer within one transaction, and other writers need their turn. All batches are one change to the
 * content. Undone rows are forgotten along with their data, so that an interrupted undo continues, with correct counts,
 * when it is pressed again.
 */
export async function undoImport(deps: Deps, id: string, caller: Caller): Promise<UndoneImport> {
  const { db, content, now } = deps
  const found = one(await db.select().from(csvImports).where(eq(csvImports.id, id)))
  // The undo was pressed twice and is already done.
  if (found.undoneAt) return { deletedCount: 0, gone: 0, keptCount: 0, kept: [] }
  if (!canUndo(found, now()))
    throw conflict('undo_ended', `It’s too late to undo. Imports can be undone for ${UNDO_HOURS} hours.`)
  const kind = importKinds[found.kind].content
  const undoSome = async (tx: Transaction, after: number): Promise<Item[]> => {
    const items = kind ? await contentOf(tx, found, kind, after) : await peopleOf(tx, found, after)
    const unused = items.filter(({ reason }) => reason === null)
    if (!unused.length) return items
    if (kind) await moveToBin(tx, kind, unused, { at: now(), by: caller.email })
    else await removePeople(tx, deps, unused)
    const ids = unused.map(({ id: itemId }) => itemId)
    await tx.delete(csvImportItems).where(and(eq(csvImportItems.importId, id), inArray(csvImportItems.itemId, ids)))
    return items
  }
  const all: Item[] = []
  try {
    for (;;) {
      const after = all.at(-1)?.line ?? 0
      const items = await db.transaction((tx) => undoSome(tx, after))
      all.push(...items)
      if (items.length < ROWS_AT_ONCE) break
    }
  } finally {
    // This also runs after an error, because what is in the bin by then must disappear everywhere.
    const undone = all.filter(({ reason }) => reason === null).map(({ id: itemId }) => itemId)
    if (kind && undone.length) await content.write((tx, version) => stamp(tx, kind, undone, version))
  }
  const kept = all.filter(({ reason }) => reason !== null)
  const left = await db.$count(csvImportItems, eq(csvImportItems.importId, id))
  const deletedCount = found.rows - left
  await db.transaction(async (tx) => {
    const isOpen = and(eq(csvImports.id, id), isNull(csvImports.undoneAt))
    const ended = await tx.update(csvImports).set({ undoneAt: now() }).where(isOpen).returning({ id: csvImports.id })
    if (!ended.length) return
    await recordAction(tx, caller, now(), {
      what: 'undo',
      kind: 'csv',
      itemId: id,
      name: found.fileName,
      difference: {
        deleted: [null, deletedCount],
        kept: [null, kept.length],
      },
    })
  })
  return {
    deletedCount,
    gone: left - kept.length,
    keptCount: kept.length,
    kept: kept.slice(0, MAX_KEPT).map(({ line, name, reason }) => ({ line, name, because: reason! })),
  }
}

/** Once an import can no longer be undone, its list of created rows isn't needed any more. */
export async function forgetImports(db: Database, now: Date): Promise<void> {
  const ended = db
    .select({ id: csvImports.id })
    .from(csvImports)
    .where(lt(csvImports.createdAt, new Date(now.getTime() - UNDO_MS)))
  await db.delete(csvImportItems).where(inArray(csvImportItems.importId, ended))
}

/**
 * Whether it was ordered or earned from. Not a single `exists` with `or`, because PostgreSQL would then read all
 * orders.
 */
const IS_SOLD = sql`exists (select from orders where orders.product_id = made.id)
  or exists (select from orders where orders.instructor_id = made.id)`
/** Whether anything else depends on the row. */
const IS_USED: Record<Exclude<ContentKind, 'blog'>, SQL> = {
  course: sql`exists (select from curriculum_drafts where curriculum_drafts.course_id = made.id)
    or exists (select from coupons where coupons.product_id = made.id)`,
  book: sql`exists (select from coupons where coupons.product_id = made.id)`,
  instructor: sql`made.user_id is not null
    or exists (select from courses where courses.instructor_id = made.id)
    or exists (select from live_batches where live_batches.instructor_id = made.id)
    or exists (select from teach_invites where teach_invites.instructor_id = made.id)`,
}

/** Imported rows that still exist. */
async function contentOf(tx: Transaction, { id, version }: Import, kind: ContentKind, after: number): Promise<Item[]> {
  const { table, name } = contentKinds[kind]
  const { rows } = await tx.execute<Item>(sql`
    select made.id, items.line, made.${sql.identifier(name.name)} as name, case
      when ${IS_SOLD} then 'sold'
      when ${IS_USED[kind as keyof typeof IS_USED]} then 'used'
      when made.changed_in <> ${version} then 'changed' end as reason
    from ${csvImportItems} as items join ${table} as made on made.id = items.item_id
    where items.import_id = ${id} and items.line > ${after} and made.deleted_at is null
    order by items.line limit ${ROWS_AT_ONCE} for update of made`)
  return rows
}

/** A person who has chosen a password is a new person with their own id; see decision 020. */
async function peopleOf(tx: Transaction, { id }: Import, after: number): Promise<Item[]> {
  const { rows } = await tx.execute<Item>(sql`
    select made.id, items.line, made.email as name, case
      when exists (select from orders where orders.user_id = made.id) then 'sold'
      when made.email_verified or exists (select from access_sessions where access_sessions.user_id = made.id) then 'used'
      when made.role <> 'user' or exists (select from instructors where instructors.user_id = made.id) then 'changed'
      end as reason
    from ${csvImportItems} as items join ${users} as made on made.id = items.item_id
    where items.import_id = ${id} and items.line > ${after}
    order by items.line limit ${ROWS_AT_ONCE} for update of made`)
  return rows
}

type Deletion = { at: Date; by: string }

async function moveToBin(tx: Transaction, kind: ContentKind, items: Item[], { at, by }: Deletion) {
  const table = contentKinds[kind].table as typeof blogs
  const ids = items.map(({ id }) => id)
  // The next version, so that other processes notice the change with it even if this process dies before announcing it.
  const changedIn = sql`(select ${contentVersion.version} + 1 from ${contentVersion})`
  await tx.update(table).set({ deletedAt: at, changedIn }).where(inArray(table.id, ids))
  await tx
    .insert(bin)
    .values(items.map(({ id, name }) => ({ id: newId(), itemId: id, kind, name, deletedAt: at, deletedBy: by })))
}

/** The content version that announces these changes. */
async function stamp(tx: Transaction, kind: ContentKind, ids: string[], version: number): Promise<void> {
  const table = contentKinds[kind].table as typeof blogs
  await tx.update(table).set({ changedIn: version }).where(inArray(table.id, ids))
}

/** Also removes invitations that haven't been sent yet. */
async function removePeople(tx: Transaction, { identity }: Deps, items: Item[]): Promise<void> {
  const emails = items.map(({ name }) => name)
  await tx.delete(mailOutbox).where(and(inArray(mailOutbox.recipient, emails), isNull(mailOutbox.sentAt)))
  const gone = await tx
    .delete(users)
    .where(
      inArray(
        users.id,
        items.map(({ id }) => id),
      ),
    )
    .returning({ subject: users.subject })
  await identity.accounts?.remove(
    tx,
    gone.map(({ subject }) => subject),
  )
}
