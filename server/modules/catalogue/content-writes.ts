// Writing content: what is done alike to courses, books, blogs and instructors, each with its line in the audit.
import { eq } from 'drizzle-orm'
import type { ContentKind } from '#contract/constants.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { bin, type blogs } from '../../db/schema.ts'
import { conflict } from '../../http/errors.ts'
import { noteDeed, type Doer } from '../administration/audit.ts'
import { differenceOf } from '../administration/difference.ts'
import { releaseUploads } from '../media/uploads.ts'
import { live, one } from './content-rows.ts'
import { THINGS } from './things.ts'

type Thing = { kind: ContentKind; id: string }
type Fields = Record<string, unknown>

/** The kinds differ in their columns alone, so any of the tables stands for all of them. */
const tableOf = (kind: ContentKind) => THINGS[kind].table as typeof blogs

/** Writes the audit of a thing that was just added. */
export async function noteAdded(tx: Transaction, thing: Thing, doer: Doer, at: Date): Promise<void> {
  const { name, fields } = await read(tx, thing)
  await noteDeed(tx, doer, at, { what: 'add', ...named(thing, name), difference: differenceOf({}, fields) })
}

/**
 * Changes a thing and writes its audit. `revision` is the one that the change was made from: when it is not the present
 * one, somebody else's change came first and nothing is written. The row is held from the look to the change.
 */
export async function change(
  tx: Transaction,
  thing: Thing & { revision: number | undefined },
  doer: Doer,
  at: Date,
  write: () => Promise<unknown>,
): Promise<void> {
  const before = await read(tx, thing)
  if (thing.revision !== undefined && thing.revision !== before.revision) {
    throw conflict('changed_meanwhile', 'Somebody else has changed this meanwhile. Look at it again before you save.')
  }
  await write()
  const after = await read(tx, thing)
  const difference = differenceOf(before.fields, after.fields)
  if (!Object.keys(difference).length) return
  const kept = new Set(Object.values(after.fields))
  const replaced = Object.values(before.fields).filter((value) => !kept.has(value))
  await releaseUploads(tx, at, replaced)
  await noteDeed(tx, doer, at, { what: 'change', ...named(thing, after.name), difference })
}

/** Hides a thing and puts it into the bin. What people paid for stays theirs, so nothing is removed. */
export async function hide(tx: Transaction, thing: Thing, version: number, doer: Doer, at: Date): Promise<void> {
  const { kind, id } = thing
  const { name } = await read(tx, thing)
  await tx
    .update(tableOf(kind))
    .set({ deletedAt: at, changedIn: version })
    .where(eq(tableOf(kind).id, id))
  await tx.insert(bin).values({ id: newId(), thingId: id, kind, name, deletedAt: at, deletedBy: doer.email })
  await noteDeed(tx, doer, at, { what: 'delete', ...named(thing, name) })
}

/** Shows again what was taken out of the bin. */
export async function show(
  tx: Transaction,
  { kind, thingId, name }: typeof bin.$inferSelect,
  version: number,
  doer: Doer,
  at: Date,
): Promise<void> {
  await tx
    .update(tableOf(kind))
    .set({ deletedAt: null, changedIn: version })
    .where(eq(tableOf(kind).id, thingId))
  await noteDeed(tx, doer, at, { what: 'restore', kind, thingId, name })
}

const named = ({ kind, id }: Thing, name: string) => ({ kind, thingId: id, name })

async function read(tx: Transaction, { kind, id }: Thing): Promise<{ fields: Fields; name: string; revision: number }> {
  const { name, fields } = THINGS[kind]
  const table = tableOf(kind)
  const rows = await tx
    .select({ fields: fields as (typeof THINGS)['blog']['fields'], name, revision: table.changedIn })
    .from(table)
    .where(live(table, id))
    .for('update')
  return one(rows)
}
