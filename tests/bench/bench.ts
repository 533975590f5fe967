// `npm run bench`: how fast it is, as ratios taken in one run, beside the goals. `-- http money` runs parts of it,
// `--check` fails only what is clearly worse than the table in docs/measurements.md, `--write` renews that table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { committedLines, writeLines } from './committed-table.ts'
import { isReached, isWorse, shown, shownGoal, type Measure } from './measure.ts'
import { isPart, PARTS, usualParts } from './parts.ts'

const asked = process.argv.slice(2)
const options = asked.filter((word) => word.startsWith('--'))
const named = asked.filter((word) => !word.startsWith('--'))
const unknown = [...named.filter((word) => !isPart(word)), ...options.filter((word) => !/^--(check|write)$/.test(word))]
if (unknown.length) {
  console.error(
    `There is no ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}; options: --check, --write.`,
  )
  process.exit(2)
}

const committed = committedLines()
const isCheck = options.includes('--check')
const measures: Measure[] = []
const wrong: string[] = []
for (const part of named.length ? named.filter(isPart) : usualParts()) {
  const folder = mkdtempSync(join(tmpdir(), 'porua-bench-'))
  for (const measure of await PARTS[part](folder)) tell(measure)
  rmSync(folder, { recursive: true, force: true })
}
if (options.includes('--write')) writeLines(measures, new Date().toISOString().slice(0, 10))
console.log(`${measures.length} measured, ${wrong.length} ${isCheck ? 'clearly worse than the table' : 'missed'}`)
process.exit(wrong.length ? 1 : 0)

function tell(measure: Measure): void {
  const { what, value, unit, beside } = measure
  const before = committed.get(what)?.value
  const isWrong = isCheck ? before !== undefined && isWorse(measure, before) : !isReached(measure)
  const words = [shownGoal(measure) && `goal ${shownGoal(measure)}`, beside]
  if (before !== undefined) words.push(`${shown(before, unit)} in the table`)
  const mark = isWrong ? (isCheck ? 'WORSE' : 'MISS ') : 'ok   '
  console.log(`${mark} ${what}: ${shown(value, unit)} (${words.filter(Boolean).join('; ')})`)
  measures.push(measure)
  if (isWrong) wrong.push(what)
}
