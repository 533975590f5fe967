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
  /** Set for videos and recordings. */
  seconds: number | null
  variants: Variant[]
  // Set for PDFs.
  pages?: number
  outline?: OutlineEntry[]
  /** The usable texts, by page number. */
  texts?: Map<number, string>
}
