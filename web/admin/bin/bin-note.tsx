import { m } from '../../paraglide/messages.js'
import { EmptyNote } from '../../ui/notes.tsx'
import type { Binned } from './binned.ts'

/** Where a deleted thing was looked for: what has become of it, and the way to it. */
export function BinNote({ thing: { name } }: { thing: Binned }) {
  const to = `/admin/bin?${new URLSearchParams({ q: name })}`
  return (
    <EmptyNote title={m.bin_note_title()} text={m.bin_note_text({ name })} action={{ to, label: m.bin_note_open() }} />
  )
}
