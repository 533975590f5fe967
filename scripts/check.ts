// Format, lint, types, styles, messages, words and the lock file: the quick check before a commit.
import { staticChecks } from './static-checks.ts'

const checks = await staticChecks()
for (const check of checks) {
  console.log(`${check.passed ? 'ok  ' : 'FAIL'} ${check.name} (${(check.ms / 1000).toFixed(1)} s)`)
  if (!check.passed) console.log(check.output)
}
process.exit(checks.every((check) => check.passed) ? 0 : 1)
