// A copy of the working tree to break: tracked and new files are copied, packages and the built site are linked.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Mutant } from './generate.ts'

const LINKED = ['node_modules', 'build']
const FILE_LIMIT_MS = 300_000

/** A test that took too long proves nothing, because the machine may be busy. */
type Ran = { failed: string | undefined; isTooLong: boolean; ms: number }

export type Workbench = {
  /** Runs one test file up to its first failing test and returns that test's title. */
  run(name: string, limitMs?: number): Promise<Ran>
  /** Makes the change, runs its tests until one fails, and reverts it. */
  try(mutant: Mutant, limitMs: number): Promise<Ran>
  close(): void
}

export function createWorkbench(
  root: string,
  /** The path of each test file, by name. */
  testFiles: Map<string, string>,
  databaseUrl: (database: string) => string,
): Workbench {
  const folder = mkdtempSync(join(tmpdir(), 'porua-mutants-'))
  const tree = join(folder, 'tree')
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(tree, file))
  for (const name of LINKED) if (existsSync(join(root, name))) symlinkSync(join(root, name), join(tree, name))
  const temporary = join(folder, 'tmp')
  const env = {
    ...process.env,
    PORUA_TEST_POSTGRES: databaseUrl('').replace(/\/$/, ''),
    // A stopped test leaves its files behind, which are deleted with this folder.
    TMPDIR: temporary,
    // Loading the packages takes most of a short run.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }

  const run: Workbench['run'] = (name, limitMs = FILE_LIMIT_MS) => {
    mkdirSync(temporary, { recursive: true })
    const began = performance.now()
    const args = ['--test-reporter=tap', testFiles.get(name) ?? name]
    // It has its own process group, so that its child processes can be stopped with it.
    const child = spawn(process.execPath, args, { cwd: tree, env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    let failed: string | undefined
    const stop = (why: string) => {
      failed ??= why
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    }
    let isTooLong = false
    const timer = setTimeout(() => {
      isTooLong = true
      stop('took too long')
    }, limitMs)
    const interrupted = () => stop('interrupted')
    process.once('exit', interrupted)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const title = /^\s*not ok \d+ - (.*)$/.exec(line)?.[1]
      if (title) stop(title)
    })
    return new Promise((resolve) => {
      child.on('close', (code) => {
        clearTimeout(timer)
        process.off('exit', interrupted)
        rmSync(temporary, { recursive: true, force: true })
        if (code !== 0) failed ??= `ended with ${code}`
        resolve({ failed, isTooLong, ms: performance.now() - began })
      })
    })
  }

  return {
    run,
    async try({ file, start, end, replace, tests }, limitMs) {
      const began = performance.now()
      const path = join(tree, file)
      const code = readFileSync(path, 'utf8')
      writeFileSync(path, code.slice(0, start) + replace + code.slice(end))
      let ran: Ran | undefined
      try {
        for (const name of tests) {
          const left = limitMs - (performance.now() - began)
          ran = await run(name, left)
          if (ran.failed) break
        }
      } finally {
        writeFileSync(path, code)
      }
      return { failed: undefined, isTooLong: false, ...ran, ms: performance.now() - began }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
