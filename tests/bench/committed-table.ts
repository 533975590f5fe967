// The table in docs/measurements.md: what was measured when it was last committed, and what a new run is held against.
import { readFileSync, writeFileSync } from 'node:fs'
import { isReached, shown, shownGoal, type Measure } from './measure.ts'

const FILE = new URL('../../docs/measurements.md', import.meta.url)
const HEAD = '| What | Measured | Goal | | Date |\n| --- | ---: | ---: | --- | --- |'
const BEGIN = '<!-- written by npm run bench -- --write -->'
const END = '<!-- end of what is written -->'

type Line = { what: string; value: number; text: string }

/** By what was measured. */
export function committedLines(): Map<string, Line> {
  const lines = written()
    .split('\n')
    .filter((text) => text.startsWith('| ') && !HEAD.includes(text))
    .map((text) => {
      const [, what = '', value = ''] = text.split('|').map((cell) => cell.trim())
      return { what, value: Number.parseFloat(value), text }
    })
  return new Map(lines.map((line) => [line.what, line]))
}

/** What was not measured this time stays as it was. */
export function writeLines(measures: Measure[], today: string): void {
  const lines = committedLines()
  for (const measure of measures) {
    const { what, value, unit, beside = '' } = measure
    const verdict = isReached(measure) ? '' : '**missed**'
    const note = [verdict, beside].filter(Boolean).join('; ')
    const text = `| ${what} | ${shown(value, unit)} | ${shownGoal(measure)} | ${note} | ${today} |`
    lines.set(what, { what, value, text })
  }
  const table = [HEAD, ...[...lines.values()].map(({ text }) => text)].join('\n')
  const file = readFileSync(FILE, 'utf8')
  writeFileSync(FILE, file.replace(written(), `\n\n${table}\n\n`))
}

function written(): string {
  const file = readFileSync(FILE, 'utf8')
  return file.slice(file.indexOf(BEGIN) + BEGIN.length, file.indexOf(END))
}
