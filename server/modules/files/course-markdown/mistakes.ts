// What is wrong with a course folder. All mistakes are answered at once, each under its file and line.
import { sentenceOf, type FieldCode, type RefusalCode } from '#contract/refusals.ts'

/** By `file:line`, or `file:line:field`. */
export type MistakeCodes = Record<string, FieldCode>

export class Mistakes {
  readonly codes: MistakeCodes = {}
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** The first one of a place counts; later ones usually follow from it. */
  add(line: number, code: RefusalCode | FieldCode, field?: string): void {
    const place = [this.#file, line, ...(field ? [field] : [])].join(':')
    this.codes[place] ??= typeof code === 'string' ? { code } : code
  }

  /** Those of a schema, by dotted name. A field that is missing has no line, so that of what contains it counts. */
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

/** In words, for a terminal. */
export function describeMistakes(codes: MistakeCodes): string[] {
  return Object.entries(codes).map(([place, code]) => {
    const [, file, line, field] = /^(.*?):(\d+)(?::(.*))?$/.exec(place) ?? []
    const where = file ? `${file}, line ${line}${field ? ` (${field})` : ''}: ` : ''
    return where + sentenceOf(code)
  })
}
