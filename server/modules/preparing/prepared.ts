// What learners will get of a file, on this machine's disk, before it is stored.
import type { OutlineEntry } from '../../db/schema-learning.ts'

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
  /** Of a film or recording. */
  seconds: number | null
  variants: Variant[]
  // Of a PDF.
  pages?: number
  outline?: OutlineEntry[]
  /** By page number, where they are sound. */
  texts?: Map<number, string>
}
