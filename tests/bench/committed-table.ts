// The table in docs/measurements.md: the committed measurements, which a new run is compared with.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isReached, shown, shownGoal, type Measure } from './measure.ts'

const FILE = fileURLToPath(new URL('../../docs/measurements.md', import.meta.url))
const HEAD = '| What | Measured | Goal | | Date |\n| --- | ---: | ---: | --- | --- |'
const BEGIN = '<!-- written by npm run bench -- --write -->'
const END = '<!-- end of what is written -->'

type Line = { what: string; value: number; text: string }

/** The committed lines by the name of what was measured. */
export function committedLines(): Map<string, Line> {
  const [, table] = split()
  const lines = table
    .split('\n')
    .filter((text) => /^\| (?!What |-)/.test(text))
    .map((text) => {
      const [, what = '', value = ''] = text.split('|').map((cell) => cell.trim())
      return { what, value: Number.parseFloat(value), text }
    })
  return new Map(lines.map((line) => [line.what, line]))
}

/** Keeps the lines that were not measured this time. */
export function writeLines(measures: Measure[], today: string): void {
  const lines = committedLines()
  for (const measure of measures) {
    const { what, value, unit, beside = '' } = measure
    const verdict = isReached(measure) ? '' : '**missed**'
    const note = [verdict, beside].filter(Boolean).join('; ')
    const text = `| ${what} | ${shown(value, unit)} | ${shownGoal(measure)} | ${note} | ${today} |`
    lines.set(what, { what, value, text })
  }
  const [before, , after] = split()
  const table = [HEAD, ...Array.from(lines.values(), ({ text }) => text)].join('\n')
  writeFileSync(FILE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
  spawnSync('oxfmt', [FILE])
}

function split(): [before: string, table: string, after: string] {
  const file = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = file.split(BEGIN)
  const [table = '', after = ''] = rest.split(END)
  return [before, table, after]
}
