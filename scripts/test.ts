// Runs all checks: static checks, server tests on PostgreSQL, browser tests on PGlite. Ends with one line of counts.
// Arguments select files whose path contains them, e.g. `npm test -- catalogue`. `--server` and `--browser` select one
// kind of test. `--long` is `npm run test:long`: `tests/long` and every other test in full, server tests on PGlite.
import { globSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tests/helpers/postgres.ts'
import { embeddedTemplate, makePostgresTemplate } from '../tests/helpers/templates.ts'
import { browserTests } from './browser-tests.ts'
import { staticChecks } from './static-checks.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SLOWEST = 10
// Two more than there are cores, because many tests wait for timers or other processes.
const MAX_PROCESSES = availableParallelism() + 2
// These run in separate processes, because they change the environment, measure processor time, or take long and so
// start first.
const ALONE = ['product-process', 'embedded-database', 'contract-sweep', 'backup', 'hostile-input', 'rate-limits']
const FILES_PER_PROCESS = 12
const TOGETHER = join(ROOT, 'tests/helpers/together.ts')
const MS_PER_FILE = 180_000

/** `files` are retried after a failure: the failed test's own file, or all files of a process that ended early. */
type Result = { name: string; files?: string[]; passed: boolean; ms: number; tries?: number; output?: string }

// Loading packages dominates a short file, and the compile cache saves a third of that.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'porua-compile-cache')

const kinds = process.argv.slice(2).filter((word) => word.startsWith('--'))
const filters = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isKind = (kind: string) => !kinds.length || kinds.includes(`--${kind}`)
const isSelected = (path: string) => !filters.length || filters.some((part) => path.includes(part))
const results: Result[] = []
const stages: string[] = []

async function stage(name: string, work: () => Promise<Result[]>): Promise<void> {
  const began = performance.now()
  console.log(`\n${name} …`)
  const found = await work()
  results.push(...found)
  const failed = found.filter((result) => !result.passed)
  for (const { name: title, output } of failed) console.log(`\nFAILED ${title}\n${output ?? ''}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  stages.push(`${name} ${seconds} s`)
  console.log(`${name}: ${found.length - failed.length} passed, ${failed.length} failed in ${seconds} s`)
}

async function serverTests(folder: string): Promise<Result[]> {
  const files = globSync(`tests/${folder}/**/*.test.ts`, { cwd: ROOT })
    .filter(isSelected)
    .toSorted()
    .map((file) => join(ROOT, file))
  if (!files.length) return []
  const postgres = await startPostgres()
  try {
    const [template] = await Promise.all([embeddedTemplate(), makePostgresTemplate(postgres.url)])
    process.env.PORUA_TEST_TEMPLATE = template
    process.env.PORUA_TEST_POSTGRES = postgres.url('').replace(/\/$/, '')
    // More space for short-lived objects means fewer collections.
    process.env.NODE_OPTIONS = `--max-semi-space-size=32 --import=${new URL('../tests/helpers/quick-imports.ts', import.meta.url).href}`
    return await withRetry(await runFiles(files, FILES_PER_PROCESS))
  } finally {
    delete process.env.NODE_OPTIONS
    await postgres.stop()
  }
}

/**
 * As in the browser tests, a failed test is retried along with its file. Those that needed it are listed at the end.
 */
async function withRetry(found: Result[]): Promise<Result[]> {
  const failed = found.filter(({ passed }) => !passed)
  if (!failed.length) return found
  for (const { name, output } of failed) console.log(`\nFailed at first: ${name}\n${output ?? ''}`)
  const files = new Set(failed.flatMap((result) => result.files ?? []))
  const names = new Set(failed.map(({ name }) => name))
  const again = await runFiles([...files], 1)
  const others = found.filter((result) => !result.files?.some((file) => files.has(file)))
  return [...others, ...again.map((result) => (names.has(result.name) ? { ...result, tries: 2 } : result))]
}

async function runFiles(files: string[], filesPerProcess: number): Promise<Result[]> {
  const isAlone = (file: string) => ALONE.some((name) => file.endsWith(`/${name}.test.ts`))
  const others = files.filter((file) => !isAlone(file))
  const groups = Array.from({ length: Math.ceil(others.length / filesPerProcess) }, (): string[] => [])
  // Spreads files about one subject, which take about equally long, over different processes.
  others.forEach((file, index) => groups[index % groups.length]!.push(file))
  const waiting = [...files.filter(isAlone).map((file) => [file]), ...groups]
  const found: Result[] = []
  async function work(): Promise<void> {
    for (let group = waiting.shift(); group; group = waiting.shift()) found.push(...(await runTogether(group)))
  }
  await Promise.all(Array.from({ length: MAX_PROCESSES }, work))
  return found
}

function runTogether(group: string[]): Promise<Result[]> {
  const found: Result[] = []
  let output = ''
  const stream = run({ files: [TOGETHER], argv: group, cwd: ROOT, timeout: group.length * MS_PER_FILE })
  stream.on('test:stderr', ({ message }) => (output += message))
  stream.on('test:pass', ({ name, file, details, skip }) => {
    if (details.type === 'suite' || skip || !file || file === TOGETHER) return
    found.push({ name: `${short(file)}: ${name}`, files: [file], passed: true, ms: details.duration_ms })
  })
  stream.on('test:fail', ({ name, file, details }) => {
    const error = details.error as Error & { failureType?: string; cause?: unknown }
    // A suite fails because of its tests, which are counted separately.
    if (error.failureType === 'subtestsFailed') return
    const reason = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.message
    const isOwn = file && file !== TOGETHER
    found.push({
      name: isOwn ? `${short(file)}: ${name}` : `${group.map(short).join(', ')}: ${name}`,
      files: isOwn ? [file] : group,
      passed: false,
      ms: details.duration_ms,
      output: `${reason}\n${output}`,
    })
  })
  return new Promise((resolve, reject) => {
    stream.on('end', () => resolve(found))
    stream.on('error', reject)
    stream.resume()
  })
}

const inBrowser = (folder: string) =>
  browserTests(globSync(`tests/${folder}/*.spec.ts`, { cwd: ROOT }).filter(isSelected))

function short(file: string): string {
  return file.replace(ROOT, '').replace('tests/', '')
}

if (!filters.length && isKind('static')) await stage('static', staticChecks)
if (isKind('server')) await stage('server', () => serverTests('server'))
if (isKind('browser')) await stage('browser', () => inBrowser('browser'))
if (kinds.includes('--long')) {
  process.env.PORUA_TEST_LONG = 'yes'
  await stage('long, server', () => serverTests('long'))
  process.env.PORUA_TEST_DATABASE = 'pglite'
  await stage('long, server on PGlite', () => serverTests('server'))
  await stage('long, browser', () => inBrowser('{browser,long}'))
}

console.log(`\nSlowest:`)
for (const { name, ms } of results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)) {
  console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${name}`)
}
const rescued = results.filter(({ passed, tries = 1 }) => passed && tries > 1)
for (const { name, tries, output = '' } of rescued) console.log(`FLAKY, passed at try ${tries}: ${name}\n${output}`)
console.log(`Stages: ${stages.join(', ')}`)
console.log(`Rescued by a retry: ${rescued.map(({ name }) => name).join('; ') || 'none'}`)
const failedCount = results.filter((result) => !result.passed).length
console.log(`${results.length - failedCount} passed, ${failedCount} failed`)
process.exit(failedCount || !results.length ? 1 : 0)
