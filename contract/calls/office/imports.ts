// Importing rows from a CSV file: a dry run, the import itself, and its undo.
import { z } from 'zod'
import { LANGUAGES } from '../../constants.ts'
import { count, id, orEmpty, personName, text, typedEmail } from '../fields.ts'
import { IMPORT_KINDS } from '../../office/import-kinds.ts'
import { REFUSALS, type RefusalCode } from '../../refusals.ts'

export const importKind = z.enum(IMPORT_KINDS)

export const importQuery = z.object({
  /** The file's name, for the list of imports. */
  file: text(200).default('import.csv'),
  /** Made by the browser: the same key is the same import. Without it nothing is stored. */
  key: id.optional(),
  /** Whether people are mailed a link to choose a password. */
  invite: z.enum(['yes', 'no']).default('no'),
})

/** An account without a password. A role never comes from a file. */
export const importedPerson = z.object({
  name: personName,
  email: typedEmail.toLowerCase(),
  language: orEmpty(z.enum(LANGUAGES)),
})
export type PersonInput = z.input<typeof importedPerson>

const importMistake = z.object({
  line: count,
  /** As the file names it; empty for the line as a whole. */
  column: z.string(),
  code: z.enum(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]),
  n: z.number().optional(),
  text: z.string().optional(),
})
export type ImportMistake = z.infer<typeof importMistake>

export const importAnswer = z.object({
  rows: count,
  /** The first of them. */
  first: z.array(z.object({ line: count, name: z.string(), note: z.string() })),
  /** All of them, of which the first are listed. */
  mistakeCount: count,
  mistakes: z.array(importMistake),
  /** What was stored; null after a dry run, or with any mistake. */
  import: id.nullable(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

export const listedImport = z.object({
  _id: id,
  kind: importKind,
  file: z.string(),
  rows: count,
  at: z.string(),
  /** The administrator's email; empty once that person is deleted. */
  by: z.string(),
  undoneAt: z.string().nullable(),
  canUndo: z.boolean(),
})
export type ListedImport = z.infer<typeof listedImport>

/** Why something stays after an undo. */
export const KEPT_BECAUSE = ['changed', 'sold', 'used'] as const
export const undoneImport = z.object({
  deletedCount: count,
  /** Those that are gone already: deleted, or people who have chosen a password and so begun anew. */
  gone: count,
  keptCount: count,
  /** The first of them. */
  kept: z.array(z.object({ line: count, name: z.string(), because: z.enum(KEPT_BECAUSE) })),
})
export type UndoneImport = z.infer<typeof undoneImport>
