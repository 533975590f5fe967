// The prepared variants of a file, on the local disk before they are stored.
import type { OutlineEntry } from '../../../db/schema-learning.ts'

export type Variant = {
  variant: string
  type: string
  path: string
  extension: string
  bytes: number
  width?: number
  height?: number
}

export type Prepared = {
  /** For videos and recordings. */
  seconds: number | null
  variants: Variant[]
  // For PDFs.
  pages?: number
  outline?: OutlineEntry[]
  /** By page number, where usable. */
  texts?: Map<number, string>
}
