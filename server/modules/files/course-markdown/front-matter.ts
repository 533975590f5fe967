// The fields at the start of a Markdown file, between two lines of three hyphens: a small subset of YAML in which every
// value is text, a list or a group of fields.
import type { Mistakes } from './mistakes.ts'

export type Value = string | Value[] | Fields
export type Fields = { [name: string]: Value }

export type FrontMatter = {
  fields: Fields
  /** The line of each field, by dotted name. */
  lines: Record<string, number>
  body: string
  /** The line on which the body starts. */
  bodyLine: number
}

const FENCE = '---'
const FIELD = /^([A-Za-z]\w*):(?: +(.*))?$/
const MAX_DEPTH = 6

export function readFrontMatter(source: string, mistakes: Mistakes): FrontMatter | null {
  const all = source.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const end = all.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE)
  if (all[0]!.trimEnd() !== FENCE || end < 0) {
    mistakes.add(1, 'front_matter')
    return null
  }
  const rows = all.slice(1, end).flatMap((line, index) => {
    const text = line.trim()
    return !text || text.startsWith('#') ? [] : { number: index + 2, indent: line.search(/[^ ]/), text }
  })
  return { ...readRows(rows, mistakes), body: all.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

type Row = { number: number; indent: number; text: string }

function readRows(rows: Row[], mistakes: Mistakes): Pick<FrontMatter, 'fields' | 'lines'> {
  const lines: Record<string, number> = {}
  let at = 0
  const refuse = () => mistakes.add(rows[at++]!.number, 'front_matter')
  const isItem = () => rows[at]!.text.startsWith('- ')
  const inside = (indent: number) => at < rows.length && rows[at]!.indent >= indent

  /** Reads what follows a field that has no value on its line. */
  const readNested = (indent: number, path: string, depth: number): Value => {
    if (!inside(indent) || (rows[at]!.indent === indent && !isItem())) return ''
    const own = rows[at]!.indent
    return isItem() ? readList(own, path, depth + 1) : readGroup(own, path, depth + 1)
  }

  const readGroup = (indent: number, path: string, depth: number): Fields => {
    const group: Fields = {}
    while (inside(indent)) {
      const { number, indent: own, text } = rows[at]!
      const [, name, value] = FIELD.exec(text) ?? []
      if (own > indent || name === undefined || depth > MAX_DEPTH) {
        refuse()
        continue
      }
      at++
      const dotted = path ? `${path}.${name}` : name
      if (Object.hasOwn(group, name)) mistakes.add(number, 'repeated', dotted)
      lines[dotted] = number
      group[name] = value === undefined ? readNested(indent, dotted, depth) : readText(value, number)
    }
    return group
  }

  const readList = (indent: number, path: string, depth: number): Value[] => {
    const list: Value[] = []
    while (inside(indent)) {
      const row = rows[at]!
      if (row.indent > indent || depth > MAX_DEPTH) {
        refuse()
        continue
      }
      if (!isItem()) break
      const dotted = `${path}.${list.length}`
      const text = row.text.slice(2).trim()
      lines[dotted] = row.number
      if (FIELD.test(text)) {
        // The first field is after the hyphen, the others are below it.
        rows[at] = { ...row, indent: indent + 2, text }
        list.push(readGroup(indent + 2, dotted, depth + 1))
      } else {
        at++
        list.push(readText(text, row.number))
      }
    }
    return list
  }

  const readText = (text: string, number: number): string => {
    if (!text.startsWith('"')) return text
    try {
      return String(JSON.parse(text))
    } catch {
      mistakes.add(number, 'front_matter')
      return ''
    }
  }

  return { fields: readGroup(0, '', 1), lines }
}

type FieldValue = string | number | boolean | null | undefined | FieldValue[] | { [name: string]: FieldValue }

/** Null and undefined values are left out, and so are empty lists. */
export const writeFrontMatter = (fields: { [name: string]: FieldValue }, body: string): string =>
  `${[FENCE, ...writeGroup(fields, ''), FENCE].join('\n')}\n${body ? `\n${body}\n` : ''}`

function writeGroup(fields: { [name: string]: FieldValue }, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return []
    if (typeof value !== 'object') return [`${indent}${name}: ${writeText(value)}`]
    const nested = Array.isArray(value) ? writeList(value, `${indent}  `) : writeGroup(value, `${indent}  `)
    return [`${indent}${name}:`, ...nested]
  })
}

function writeList(list: FieldValue[], indent: string): string[] {
  return list.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [`${indent}- ${writeText(value ?? '')}`]
    const [first = '', ...others] = writeGroup(value as { [name: string]: FieldValue }, `${indent}  `)
    return [`${indent}- ${first.trimStart()}`, ...others]
  })
}

/** Characters that have a special meaning in YAML and would confuse other programs that read the file. */
const QUOTED = /^$|^[\s"'\-#[\]{}>|*&!%@`,?:]|: |:$| #|\s$|[\u0000-\u001f]/

function writeText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  return QUOTED.test(text) ? JSON.stringify(text) : text
}
