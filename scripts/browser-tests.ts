// Runs the browser tests against the real product on a fresh data folder, and reads Playwright's report. What failed
// tests saw is kept in test-results until the next run. Tests tagged `@long` only run with PORUA_TEST_LONG.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/helpers/postgres.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

type TestOutcome = { name: string; passed: boolean; ms: number; tries?: number; output?: string }
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; tests: { results: Attempt[] }[] }
type Attempt = {
  duration: number
  status: string
  error?: { stack?: string }
  attachments: { name: string; path?: string }[]
}

export async function browserTests(files: string[]): Promise<TestOutcome[]> {
  if (!files.length) return []
  const folder = mkdtempSync(join(tmpdir(), 'porua-browser-'))
  const report = join(folder, 'report.json')
  const env = {
    ...process.env,
    PORUA_TEST_PORT: String(await freePort()),
    PORUA_TEST_DATA: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const output = await new Promise<string>((resolve) => {
    const chosen = process.env.PORUA_TEST_LONG ? [] : ['--grep-invert=@long']
    const child = spawn('playwright', ['test', '--reporter=json', ...chosen, ...files], { cwd: ROOT, env })
    let printed = ''
    child.stdout.on('data', (chunk) => (printed += String(chunk)))
    child.stderr.on('data', (chunk) => (printed += String(chunk)))
    child.on('close', () => resolve(printed))
  })
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
      suites: Suite[]
      errors: { message: string }[]
    }
    const broken = errors.map(({ message }) => ({ name: 'browser', passed: false, ms: 0, output: message }))
    return [...broken, ...suites.flatMap((suite) => specsOf(suite, ''))]
  } catch {
    return [{ name: 'browser: the tests did not run', passed: false, ms: 0, output }]
  } finally {
    // A browser that is still shutting down may write here, which must not lose the report.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

function specsOf(suite: Suite, path: string): TestOutcome[] {
  const here = `${path}${suite.title}: `
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ results }) => {
      const last = results.at(-1)
      const failed = results.findLast(({ error }) => error)
      return {
        name: `${here}${spec.title}`,
        passed: last?.status === 'passed',
        ms: last?.duration ?? 0,
        tries: results.length,
        output: failed ? `${failed.error?.stack}\n${pageOf(failed)}` : (last?.status ?? 'did not run'),
      }
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here))]
}

/** What the page showed when the test failed, because a rare failure may not happen again. */
function pageOf({ attachments }: Attempt): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  return path ? (/```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : ''
}
