// The mistakes in a course folder. All are reported at once, each with its file and line.
import { sentenceOf, type FieldCode, type RefusalCode } from '#contract/refusals.ts'

/** Keys are `file:line`, or `file:line:field`. */
export type MistakeCodes = Record<string, FieldCode>

export class Mistakes {
  readonly codes: MistakeCodes = {}
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Only the first mistake at a place is kept, because later ones usually follow from it. */
  add(line: number, code: RefusalCode | FieldCode, field?: string): void {
    const place = [this.#file, line, ...(field ? [field] : [])].join(':')
    this.codes[place] ??= typeof code === 'string' ? { code } : code
  }

  /** Adds a schema's mistakes, by dotted field name. A missing field has no line, so its parent's line is used. */
  addFields(codes: Record<string, FieldCode>, lines: Record<string, number>): void {
    for (const [path, code] of Object.entries(codes)) this.add(lineOf(path, lines), code, path)
  }
}

function lineOf(path: string, lines: Record<string, number>): number {
  for (let name = path; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    if (Object.hasOwn(lines, name)) return lines[name]!
  }
  return 1
}

/** The mistakes as text, for a terminal. */
export function describeMistakes(codes: MistakeCodes): string[] {
  return Object.entries(codes).map(([place, code]) => {
    const [, file, line, field] = /^(.*?):(\d+)(?::(.*))?$/.exec(place) ?? []
    const where = file ? `${file}, line ${line}${field ? ` (${field})` : ''}: ` : ''
    return where + sentenceOf(code)
  })
}
