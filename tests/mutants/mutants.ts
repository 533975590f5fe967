// Would the tests notice? Makes each listed one-line change in a copy of the tree, runs the tests that should fail, and
// prints which changes survived. `npm run mutants -- orders search` runs only some areas.
import { startPostgres } from '../helpers/postgres.ts'
import { embeddedTemplate, makePostgresTemplate } from '../helpers/templates.ts'
import { AREAS } from './areas.ts'
import { checkList } from './check-list.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

const WORKBENCHES = 2
const GOAL = 0.95
/** A change may make a test hang, so its limit is a multiple of the tests' usual time. */
const SLACK_MS = 60_000
const SLACK = 6

const names = process.argv.slice(2)
const unknown = names.filter((name) => !AREAS[name])
if (unknown.length) {
  console.log(`There is no area ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.entries(AREAS)
  .filter(([name]) => !names.length || names.includes(name))
  .flatMap(([area, mutants]) => mutants.map((mutant) => ({ area, ...mutant })))
const outdated = checkList(chosen)
if (outdated.length) {
  console.log(outdated.join('\n'))
  process.exit(1)
}

process.once('SIGINT', () => process.exit(1))
process.env.PORUA_TEST_TEMPLATE = await embeddedTemplate()
// Without samples, which may miss the call that a change breaks.
process.env.PORUA_TEST_LONG = 'yes'
const postgres = await startPostgres()
const benches: Workbench[] = []
const survived: typeof chosen = []
try {
  await makePostgresTemplate(postgres.url)
  for (let count = 0; count < WORKBENCHES; count++) benches.push(createWorkbench(postgres.url))
  const usual = await timeTests(new Set(chosen.flatMap(({ tests }) => tests)))
  const judged = chosen.filter(({ tests }) => tests.every((name) => usual.has(name)))
  await distribute(judged, async (bench, mutant) => {
    const limitMs = SLACK_MS + SLACK * mutant.tests.reduce((sum, name) => sum + usual.get(name)!, 0)
    const { failed, isTooLong, ms } = await bench.try(mutant, limitMs)
    const verdict = isTooLong ? 'TOO LONG' : failed ? 'noticed ' : 'SURVIVED'
    if (isTooLong || !failed) survived.push(mutant)
    console.log(`${verdict} ${seconds(ms)}  ${mutant.area}: ${mutant.breaks}${failed ? `  (${failed})` : ''}`)
  })
  report(judged.length)
} finally {
  for (const bench of benches) bench.close()
  await postgres.stop()
}

/** How long each test file takes on unchanged code; a file that fails there proves nothing and is left out. */
async function timeTests(names: Set<string>): Promise<Map<string, number>> {
  const usual = new Map<string, number>()
  await distribute([...names], async (bench, name) => {
    const { failed, ms } = await bench.run(name)
    if (!failed) usual.set(name, ms)
    console.log(
      failed ? `FAILED   ${seconds(ms)}  ${name} without a change: ${failed}` : `passed   ${seconds(ms)}  ${name}`,
    )
  })
  return usual
}

async function distribute<Item>(items: Item[], work: (bench: Workbench, item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    benches.map(async (bench) => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await work(bench, item)
    }),
  )
}

function report(judged: number): void {
  const noticed = judged - survived.length
  console.log(`\n${noticed} of ${judged} noticed, ${((noticed / judged) * 100).toFixed(1)} %`)
  if (judged < chosen.length) console.log(`${chosen.length - judged} not tried, as their tests fail without a change`)
  for (const { area, breaks, file, find, replace } of survived) {
    console.log(`survived in ${area}: ${breaks}\n  ${file}\n  - ${find}\n  + ${replace}`)
  }
  if (noticed < GOAL * chosen.length) process.exitCode = 1
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`
}
