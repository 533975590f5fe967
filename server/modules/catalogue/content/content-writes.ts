// Writes content of all four kinds. Each write adds a line to the audit.
import { eq, type InferInsertModel } from 'drizzle-orm'
import type { ContentKind } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { bin, instructors, products } from '../../../db/schema.ts'
import { conflict, invalid, one } from '../../../http/errors.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import { differenceOf } from '../../../db/difference.ts'
import type { Deps } from '../../deps.ts'
import { keepUploads, releaseUploads } from '../../files/media/uploads.ts'
import { openBooks } from './readable-books.ts'
import { requireFitting } from './require-fitting.ts'
import { discardCopies } from '../../files/uploads/discard-copies.ts'
import { live } from './content-rows.ts'
import { isSold, contentKinds } from './content-kinds.ts'
import { refusePriceWithoutPayments } from './prices.ts'

type ItemOf<Kind> = { kind: Kind; id: string }
type Item = ItemOf<ContentKind>
type Write = { tx: Transaction; version: number; actor: Actor }
type Fields = Record<string, unknown>
type BodyOf<Kind extends ContentKind> = Parameters<(typeof contentKinds)[Kind]['toRow']>[0]
type ChangeOf<Kind extends ContentKind> = {
  [Field in keyof BodyOf<Kind>]?: BodyOf<Kind>[Field] | undefined
} & { revision?: number | undefined }

/** The kinds differ only in their columns, so the code is typed as if for blogs. */
const definitionOf = (kind: ContentKind) => contentKinds[kind] as unknown as (typeof contentKinds)['blog']

export function contentWrites({
  content,
  payments,
  now,
  settings,
}: Pick<Deps, 'content' | 'payments' | 'now' | 'settings'>) {
  const toRow = async (tx: Transaction, kind: ContentKind, body: object) => {
    refusePriceWithoutPayments({ payments }, body)
    await requireInstructor(tx, body)
    const { pictures, toRow } = definitionOf(kind)
    const written = body as BodyOf<'blog'>
    return toRow({ ...written, ...(await keepUploads(tx, settings.publicUrl, now(), written, ...pictures)) })
  }

  /** Adds an item as part of a larger transaction. */
  const addWithin = async <Kind extends ContentKind>(
    write: Write,
    { kind, id }: ItemOf<Kind>,
    body: BodyOf<Kind>,
    /** Columns that no form sets. */
    more: Partial<InferInsertModel<(typeof contentKinds)[Kind]['table']>> = {},
  ) => {
    const { tx, version, actor } = write
    const { table } = definitionOf(kind)
    const row = await toRow(tx, kind, body)
    if (isSold(kind)) await tx.insert(products).values({ id, kind })
    await tx.insert(table).values({ ...row, ...more, id, createdAt: now(), changedIn: version })
    if (kind === 'book') await checkFiles(tx, id)
    const { name, fields } = await readStored(tx, { kind, id })
    await recordAction(tx, actor, now(), {
      what: 'add',
      ...itemEntry({ kind, id }, name),
      difference: differenceOf({}, fields),
    })
  }

  /** Changes an item as part of a larger transaction. */
  const changeWithin = async <Kind extends ContentKind>(
    { tx, version, actor }: Write,
    { kind, id }: ItemOf<Kind>,
    change: ChangeOf<Kind>,
  ) => {
    const { table } = definitionOf(kind)
    const { revision, ...body } = change
    const before = await readStored(tx, { kind, id })
    if (revision !== undefined && revision !== before.revision) {
      throw conflict(
        'changed_meanwhile',
        'Someone else has changed this since you opened it. Check it before you save.',
      )
    }
    // Fields missing from the change are undefined, so their columns stay as they are.
    await tx
      .update(table)
      .set({ ...(await toRow(tx, kind, body)), changedIn: version })
      .where(eq(table.id, id))
    if (kind === 'book') await checkFiles(tx, id)
    const after = await readStored(tx, { kind, id })
    const difference = differenceOf(before.fields, after.fields)
    if (!Object.keys(difference).length) return
    // Copies of the previous files are of no use any more.
    const hasNewFiles = kind === 'book' && Object.keys(difference).some((field) => field.startsWith('files.'))
    if (hasNewFiles) await discardCopies(tx, eq(personalCopies.bookId, id), now())
    const stillUsed = new Set(Object.values(after.fields))
    const replaced = Object.values(before.fields).filter((value) => !stillUsed.has(value))
    await releaseUploads(tx, now(), replaced)
    await recordAction(tx, actor, now(), { what: 'change', ...itemEntry({ kind, id }, after.name), difference })
  }

  return {
    addWithin,
    changeWithin,

    async add<Kind extends ContentKind>(kind: Kind, body: BodyOf<Kind>, actor: Actor) {
      const id = newId()
      await content.write((tx, version) => addWithin({ tx, version, actor }, { kind, id }, body))
      return { insertedId: id }
    },

    /**
     * `revision` is the one that the change is based on. If it is outdated, someone else saved first and nothing is
     * written. The row stays locked from the check to the update.
     */
    async change<Kind extends ContentKind>(kind: Kind, id: string, change: ChangeOf<Kind>, actor: Actor) {
      await content.write((tx, version) => changeWithin({ tx, version, actor }, { kind, id }, change))
      return { modifiedCount: 1 }
    },

    /** Hides an item and moves it to the bin. Nothing is removed, because purchases are permanent. */
    async remove(kind: ContentKind, id: string, actor: Actor) {
      const { table } = definitionOf(kind)
      await content.write(async (tx, version) => {
        const { name } = await readStored(tx, { kind, id })
        await tx.update(table).set({ deletedAt: now(), changedIn: version }).where(eq(table.id, id))
        await tx.insert(bin).values({ id: newId(), itemId: id, kind, name, deletedAt: now(), deletedBy: actor.email })
        await recordAction(tx, actor, now(), { what: 'delete', ...itemEntry({ kind, id }, name) })
      })
      return { deletedCount: 1 }
    },
  }
}

/** Makes an item visible again after it is restored from the bin. */
export async function restore(
  tx: Transaction,
  { kind, itemId, name }: typeof bin.$inferSelect,
  version: number,
  actor: Actor,
  at: Date,
): Promise<void> {
  const { table } = definitionOf(kind)
  await tx.update(table).set({ deletedAt: null, changedIn: version }).where(eq(table.id, itemId))
  await recordAction(tx, actor, at, { what: 'restore', kind, itemId, name })
}

/** Instructors in the bin are accepted, because courses keep them while they are there. */
async function requireInstructor(tx: Transaction, { instructorId }: Partial<BodyOf<'course'>>): Promise<void> {
  const exists = !instructorId || (await tx.$count(instructors, eq(instructors.id, instructorId)))
  if (!exists) throw invalid({ instructorId: 'not_an_id' })
}

async function checkFiles(tx: Transaction, bookId: string): Promise<void> {
  await requireFitting(tx, bookId)
  await openBooks(tx, [bookId])
}

const itemEntry = ({ kind, id }: Item, name: string) => ({ kind, itemId: id, name })

async function readStored(
  tx: Transaction,
  { kind, id }: Item,
): Promise<{ fields: Fields; name: string; revision: number }> {
  const { table, name, fields } = definitionOf(kind)
  const rows = await tx
    .select({ fields, name, revision: table.changedIn })
    .from(table)
    .where(live(table, id))
    .for('update')
  return one(rows)
}
