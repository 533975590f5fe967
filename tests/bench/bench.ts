// `npm run bench`: measures speed, mostly as ratios within one run, and compares it with the goals. `-- http money` runs parts of it,
// `--check` also fails what has no goal and is clearly worse than the table in docs/measurements.md, `--write` renews that table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { committedLines, writeLines } from './committed-table.ts'
import { isReached, isWorse, shown, shownGoal, type Measure } from './measure.ts'
import { isPart, PARTS, usualParts } from './parts.ts'

const args = process.argv.slice(2)
const options = args.filter((word) => word.startsWith('--'))
const named = args.filter((word) => !word.startsWith('--'))
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
const failed: string[] = []
for (const part of named.length ? named.filter(isPart) : usualParts()) {
  const folder = mkdtempSync(join(tmpdir(), 'porua-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  try {
    for (const measure of await PARTS[part](folder)) report(measure)
  } catch (error) {
    // Rethrowing it would end this process without the event that stops what the part has started.
    console.error(error)
    process.exit(1)
  }
  process.off('exit', remove)
  remove()
}
if (options.includes('--write')) writeLines(measures, new Date().toISOString().slice(0, 10))
console.log(`${measures.length} measured, ${failed.length} missed`)
process.exit(failed.length ? 1 : 0)

function report(measure: Measure): void {
  const { what, value, unit, beside } = measure
  const before = committed.get(what)?.value
  const isOutdone = isCheck && !measure.goal && before !== undefined && isWorse(measure, before)
  const isMissed = !isReached(measure)
  const isFailed = isMissed || isOutdone
  const words = [shownGoal(measure) && `goal ${shownGoal(measure)}`, beside]
  if (before !== undefined) words.push(`${shown(before, unit)} in the table`)
  const mark = isMissed ? 'MISS ' : isOutdone ? 'WORSE' : 'ok   '
  console.log(`${mark} ${what}: ${shown(value, unit)} (${words.filter(Boolean).join('; ')})`)
  measures.push(measure)
  if (isFailed) failed.push(what)
}
