// A course folder, whether on this machine or in an uploaded zip.
import type { FieldCode } from '#contract/refusals.ts'
import { invalidFields } from '../../../http/errors.ts'

export type Folder = {
  /** Relative paths with slashes. */
  names: string[]
  bytesOf(name: string): number
  /** Each piece is at most as large as a part of an upload. */
  pieces(name: string): AsyncIterable<Uint8Array>
}

export const MAX_ENTRIES = 2000

/** Why a name can't be used in a folder, if so: it would lead outside, or isn't a valid file name on every system. */
export function nameMistake(name: string): FieldCode | null {
  const isSafe = /^[^\\:*?"<>|\u0000-\u001f\u007f]{1,300}$/.test(name)
  const parts = name.split('/')
  const isInside = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  return isSafe && isInside ? null : { code: 'folder_name' }
}

/** Files that operating systems add on their own. */
export const isNoise = (name: string): boolean => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(name)

export async function bytesIn(folder: Folder, name: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of folder.pieces(name)) pieces.push(piece)
  return Buffer.concat(pieces)
}

export const refuseFolder = (code: FieldCode, name = 'folder') => invalidFields({ [name]: code })
