// Writing content: what is done alike to courses, books, blogs and instructors, each with its line in the audit.
import { eq } from 'drizzle-orm'
import type { ContentKind } from '#contract/constants.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { bin, products } from '../../db/schema.ts'
import { conflict } from '../../http/errors.ts'
import { recordAction, type Actor } from '../administration/audit.ts'
import { differenceOf } from '../administration/difference.ts'
import type { Deps } from '../deps.ts'
import { keepUploads, releaseUploads } from '../media/uploads.ts'
import { live, one } from './content-rows.ts'
import { isSold, contentKinds } from './content-kinds.ts'

type Thing = { kind: ContentKind; id: string }
type Fields = Record<string, unknown>
type BodyOf<Kind extends ContentKind> = Parameters<(typeof contentKinds)[Kind]['toRow']>[0]
type ChangeOf<Kind extends ContentKind> = {
  [Field in keyof BodyOf<Kind>]?: BodyOf<Kind>[Field] | undefined
} & { revision?: number | undefined }

/** The kinds differ in their columns alone, so any of them stands for all. */
const describedAs = (kind: ContentKind) => contentKinds[kind] as unknown as (typeof contentKinds)['blog']

export function contentWrites({ content, now, settings }: Deps) {
  const toRow = async (tx: Transaction, kind: ContentKind, body: object) => {
    const { pictures, toRow } = describedAs(kind)
    const written = body as BodyOf<'blog'>
    return toRow({ ...written, ...(await keepUploads(tx, settings.publicUrl, now(), written, ...pictures)) })
  }

  return {
    async add<Kind extends ContentKind>(kind: Kind, body: BodyOf<Kind>, actor: Actor) {
      const { table } = describedAs(kind)
      const id = newId()
      await content.write(async (tx, version) => {
        const row = await toRow(tx, kind, body)
        if (isSold(kind)) await tx.insert(products).values({ id, kind })
        await tx.insert(table).values({ ...row, id, createdAt: now(), changedIn: version })
        const { name, fields } = await read(tx, { kind, id })
        await recordAction(tx, actor, now(), {
          what: 'add',
          ...named({ kind, id }, name),
          difference: differenceOf({}, fields),
        })
      })
      return { insertedId: id }
    },

    /**
     * `revision` is the one that the change was made from: when it is not the present one, somebody else's change came
     * first and nothing is written. The row is held from the look to the change.
     */
    async change<Kind extends ContentKind>(kind: Kind, id: string, change: ChangeOf<Kind>, actor: Actor) {
      const { table } = describedAs(kind)
      const { revision, ...body } = change
      await content.write(async (tx, version) => {
        const before = await read(tx, { kind, id })
        if (revision !== undefined && revision !== before.revision) {
          throw conflict(
            'changed_meanwhile',
            'Somebody else has changed this meanwhile. Look at it again before you save.',
          )
        }
        // What the change does not mention is undefined, and stays as it was.
        await tx
          .update(table)
          .set({ ...(await toRow(tx, kind, body)), changedIn: version })
          .where(eq(table.id, id))
        const after = await read(tx, { kind, id })
        const difference = differenceOf(before.fields, after.fields)
        if (!Object.keys(difference).length) return
        const kept = new Set(Object.values(after.fields))
        const replaced = Object.values(before.fields).filter((value) => !kept.has(value))
        await releaseUploads(tx, now(), replaced)
        await recordAction(tx, actor, now(), { what: 'change', ...named({ kind, id }, after.name), difference })
      })
      return { modifiedCount: 1 }
    },

    /** Hides a thing and puts it into the bin. What people paid for stays theirs, so nothing is removed. */
    async remove(kind: ContentKind, id: string, actor: Actor) {
      const { table } = describedAs(kind)
      await content.write(async (tx, version) => {
        const { name } = await read(tx, { kind, id })
        await tx.update(table).set({ deletedAt: now(), changedIn: version }).where(eq(table.id, id))
        await tx.insert(bin).values({ id: newId(), thingId: id, kind, name, deletedAt: now(), deletedBy: actor.email })
        await recordAction(tx, actor, now(), { what: 'delete', ...named({ kind, id }, name) })
      })
      return { deletedCount: 1 }
    },
  }
}

/** Shows again what was taken out of the bin. */
export async function show(
  tx: Transaction,
  { kind, thingId, name }: typeof bin.$inferSelect,
  version: number,
  actor: Actor,
  at: Date,
): Promise<void> {
  const { table } = describedAs(kind)
  await tx.update(table).set({ deletedAt: null, changedIn: version }).where(eq(table.id, thingId))
  await recordAction(tx, actor, at, { what: 'restore', kind, thingId, name })
}

const named = ({ kind, id }: Thing, name: string) => ({ kind, thingId: id, name })

async function read(tx: Transaction, { kind, id }: Thing): Promise<{ fields: Fields; name: string; revision: number }> {
  const { table, name, fields } = describedAs(kind)
  const rows = await tx
    .select({ fields, name, revision: table.changedIn })
    .from(table)
    .where(live(table, id))
    .for('update')
  return one(rows)
}
