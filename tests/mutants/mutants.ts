// Would the tests notice? Changes one thing at a time in a copy of the tree, runs the tests that should fail, and prints
// which changes survived. `npm run mutants` takes the lines changed since main was last pulled; `-- --since v0.2.0` since a
// commit; `-- orders/coupons orders/seats` takes all code of these modules.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../helpers/postgres.ts'
import { embeddedTemplate, makePostgresTemplate } from '../helpers/templates.ts'
import { mutantsOf, type Mutant } from './generate.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKBENCHES = 2
const MINUTES = 30
/** A change may make a test hang, so its limit is a multiple of the tests' usual time. */
const SLACK_MS = 20_000
const SLACK = 4

const TEST_FILES = new Map(
  globSync('tests/server/**/*.test.ts', { cwd: ROOT }).map((path) => [basename(path, '.test.ts'), path]),
)

const until = performance.now() + MINUTES * 60_000
const chosen = shuffled(chosenMutants(process.argv.slice(2)))
if (!chosen.length) {
  console.log('No code of the server or the contract was changed there.')
  process.exit(1)
}

process.once('SIGINT', () => process.exit(1))
process.env.PORUA_TEST_TEMPLATE = await embeddedTemplate()
// Tests run without samples, which may miss the call that a change breaks.
process.env.PORUA_TEST_LONG = 'yes'
const postgres = await startPostgres()
const benches: Workbench[] = []
const judged: { mutant: Mutant; isNoticed: boolean }[] = []
try {
  await makePostgresTemplate(postgres.url)
  for (let count = 0; count < WORKBENCHES; count++) benches.push(createWorkbench(ROOT, TEST_FILES, postgres.url))
  const usual = await timeTests(new Set(chosen.flatMap(({ tests }) => tests)))
  await distribute(chosen, async (bench, mutant) => {
    const tests = mutant.tests.filter((name) => usual.has(name))
    if (!tests.length || performance.now() > until) return
    const limitMs = SLACK_MS + SLACK * tests.reduce((sum, name) => sum + usual.get(name)!, 0)
    const { failed, isTooLong, ms } = await bench.try({ ...mutant, tests }, limitMs)
    judged.push({ mutant, isNoticed: failed !== undefined && !isTooLong })
    const verdict = isTooLong ? 'TOO LONG' : failed ? 'noticed ' : 'SURVIVED'
    console.log(`${verdict} ${seconds(ms)}  ${describe(mutant)}${failed ? `  (${failed})` : ''}`)
  })
  report()
} finally {
  for (const bench of benches) bench.close()
  await postgres.stop()
}

function chosenMutants(args: string[]): Mutant[] {
  const since = args[0] === '--since' ? args[1] : args.length ? undefined : 'origin/main'
  if (since === undefined) {
    return args.flatMap((name) =>
      globSync(`server/modules/${name}{.ts,/**/*.ts}`, { cwd: ROOT }).flatMap((file) => mutantsOf(ROOT, file)),
    )
  }
  const diff = execFileSync('git', ['diff', '-U0', '--no-color', since, '--', 'server', 'contract'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return diff.split(/^diff --git /m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.*\.ts)$/m.exec(part)?.[1]
    if (!file || !existsSync(join(ROOT, file))) return []
    const lines = new Set<number>()
    for (const [, from, count = '1'] of part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)) {
      for (let line = Number(from); line < Number(from) + Number(count); line++) lines.add(line)
    }
    return mutantsOf(ROOT, file, lines)
  })
}

/** The order is always the same, so that a run that ends early has tried a fair sample. */
function shuffled(mutants: Mutant[]): Mutant[] {
  let seed = 1
  const key = () => (seed = (seed * 48_271) % 2_147_483_647)
  return mutants
    .map((mutant) => ({ mutant, key: key() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ mutant }) => mutant)
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

function report(): void {
  const moduleOf = ({ file }: Mutant) => /^server\/modules\/(\w+\/[\w-]+)/.exec(file)?.[1] ?? file
  const modules = Map.groupBy(judged, ({ mutant }) => moduleOf(mutant))
  console.log()
  for (const [name, tried] of [...modules].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const noticed = tried.filter(({ isNoticed }) => isNoticed).length
    console.log(
      `${`${Math.round((noticed / tried.length) * 100)}%`.padStart(4)}  ${noticed} of ${tried.length}  ${name}`,
    )
  }
  const survived = judged.filter(({ isNoticed }) => !isNoticed)
  for (const { mutant } of survived) console.log(`survived: ${describe(mutant)}`)
  console.log(
    `\n${judged.length - survived.length} of ${judged.length} noticed; ${chosen.length - judged.length} not tried`,
  )
}

function describe({ file, line, replace }: Mutant): string {
  return `${file}:${line} → ${replace.slice(0, 80).replaceAll(/\s+/g, ' ')}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`
}
