import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { EmptyNote } from '../ui/notes.tsx'
import type { Binned } from './binned.ts'

/** Shows that an item was deleted, and links to it in the bin. */
export function BinNote({ item: { name } }: { item: Binned }) {
  const to = `${paths.adminBin}?${new URLSearchParams({ q: name })}`
  return (
    <EmptyNote title={m.bin_note_title()} text={m.bin_note_text({ name })} action={{ to, label: m.bin_note_open() }} />
  )
}
