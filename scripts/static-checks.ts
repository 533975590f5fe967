// Format, lint, types, styles, messages, words and the lock file, in parallel. Each counts as one check.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export type Check = { name: string; passed: boolean; ms: number; output: string }

const STEPS: Record<string, string[][]> = {
  format: [['oxfmt', '--check', '.']],
  lock: [['node', 'scripts/check-lock.ts']],
  styles: [['node', 'scripts/check-styles.ts']],
  messages: [['node', 'scripts/check-messages.ts']],
  words: [['node', 'scripts/check-words.ts']],
  lint: [['oxlint', '--type-aware', '--deny-warnings']],
  // The route types are generated from the route table first.
  types: [
    ['react-router', 'typegen'],
    // More checkers would resolve the same types again, and lint needs the other core.
    ['tsc', '-p', '.', '--checkers', '1'],
  ],
}

export function staticChecks(): Promise<Check[]> {
  return Promise.all(
    Object.entries(STEPS).map(async ([name, steps]) => {
      const began = performance.now()
      let output = ''
      let passed = true
      for (const [command, ...args] of steps) {
        const result = await run(command!, args)
        output += result.output
        passed &&= result.passed
      }
      return { name: `static: ${name}`, passed, ms: performance.now() - began, output }
    }),
  )
}

function run(command: string, args: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    // npm puts node_modules/.bin on the path.
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('error', (error) => resolve({ passed: false, output: error.message }))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}
