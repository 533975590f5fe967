// Empties the glyphs that a document doesn't use. Glyph ids stay the same, because the PDF's text refers to them.
import { packFont, type FontTables } from './font-tables.ts'

const KEPT_TABLES = ['head', 'hhea', 'hmtx', 'maxp']
const IS_COMPOSITE = -1
const WORD_ARGUMENTS = 0x01
const SCALE = 0x08
const MORE_COMPONENTS = 0x20
const TWO_SCALES = 0x40
const MATRIX = 0x80

export function subsetFont(tables: FontTables, used: Iterable<number>): Buffer {
  const glyphAt = glyphReader(tables)
  const kept = withComponents(used, glyphAt)
  const count = tables.get('maxp')!.readUInt16BE(4)
  const starts = Buffer.alloc((count + 1) * 4)
  const glyphs: Buffer[] = []
  let end = 0
  for (let id = 0; id < count; id++) {
    starts.writeUInt32BE(end, id * 4)
    if (!kept.has(id)) continue
    const glyph = glyphAt(id)
    const padded = Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)])
    glyphs.push(padded)
    end += padded.length
  }
  starts.writeUInt32BE(end, count * 4)
  const subset: FontTables = new Map(KEPT_TABLES.map((tag) => [tag, Buffer.from(tables.get(tag)!)]))
  subset.get('head')!.writeInt16BE(1, 50) // The offsets are written as 32-bit numbers.
  subset.set('glyf', Buffer.concat(glyphs))
  subset.set('loca', starts)
  return packFont(new Map([...subset].toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

function glyphReader(tables: FontTables): (id: number) => Buffer {
  const starts = tables.get('loca')!
  const long = tables.get('head')!.readInt16BE(50) === 1
  const startOf = (id: number) => (long ? starts.readUInt32BE(id * 4) : starts.readUInt16BE(id * 2) * 2)
  return (id) => tables.get('glyf')!.subarray(startOf(id), startOf(id + 1))
}

/** The used glyphs, their components, and the box for missing characters. */
function withComponents(used: Iterable<number>, glyphAt: (id: number) => Buffer): Set<number> {
  const kept = new Set([0, ...used])
  // Iterating over a set also visits items that are added during the iteration.
  for (const id of kept) for (const component of componentsOf(glyphAt(id))) kept.add(component)
  return kept
}

function componentsOf(glyph: Buffer): number[] {
  if (glyph.length === 0 || glyph.readInt16BE(0) !== IS_COMPOSITE) return []
  const components: number[] = []
  let at = 10
  let flags
  do {
    flags = glyph.readUInt16BE(at)
    components.push(glyph.readUInt16BE(at + 2))
    at += flags & WORD_ARGUMENTS ? 8 : 6
    if (flags & SCALE) at += 2
    else if (flags & TWO_SCALES) at += 4
    else if (flags & MATRIX) at += 8
  } while (flags & MORE_COMPONENTS)
  return components
}
