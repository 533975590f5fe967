// Lint enforces the import directions: each forbidden import is tried and must be refused.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The importing file, what it imports, and whether that is allowed. */
const IMPORTS: [file: string, from: string, allowed: boolean][] = [
  ['contract/a.ts', '#server/app.ts', false],
  ['contract/a.ts', './fields.ts', true],
  ['contract/texts.ts', './constants.ts', false],
  ['art/a.ts', '#contract/texts.ts', false],
  ['art/motifs/a.ts', '../shapes.ts', true],
  ['web/pages/a.ts', '#server/app.ts', false],
  ['web/pages/a.ts', 'zod', false],
  ['web/pages/a.ts', '#contract/catalogue.ts', false],
  ['web/pages/a.ts', '#contract/texts.ts', true],
  ['server/a.ts', '../web/root.tsx', false],
  ['server/modules/people/a.ts', '../../compose.ts', false],
  ['server/modules/people/a.ts', '../../adapters/files/s3.ts', false],
  ['server/modules/people/a.ts', '../../adapters/files/files.ts', true],
  ['server/modules/orders/a.ts', '../../adapters/payments/stripe/stripe-payment.ts', false],
  ['server/modules/orders/a.ts', '../../../demo/card-sandbox/sandbox.ts', false],
  ['server/modules/orders/a.ts', '#demo/card-sandbox/sandbox.ts', false],
  ['web/layout/a.ts', '../pages/home/home.tsx', false],
  ['web/pages/home/a.ts', '../../layout/top-bar.tsx', true],
  ['server/modules/orders/a.ts', '../../adapters/payments/payment.ts', true],
  ['web/learning/lesson/a.ts', '../../admin/table/table.tsx', false],
  ['web/admin/a.ts', '../learning/clock.ts', true],
  ['server/modules/people/a.ts', '../orders/settle.ts', false],
  ['server/modules/orders/a.ts', '../people/language.ts', true],
  ['server/modules/learning/a.ts', '../quizzes/grade.ts', false],
  ['server/http/a.ts', '../app.ts', false],
  ['server/http/a.ts', '../modules/people/language.ts', false],
  ['server/db/a.ts', '../modules/money.ts', false],
  ['server/db/jobs/a.ts', '../../modules/money.ts', false],
]

describe('the directions of imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porua-lint-'))
  cpSync(join(ROOT, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  after(() => rmSync(folder, { recursive: true }))

  for (const [file, from, allowed] of IMPORTS) {
    it(`${file} ${allowed ? 'may' : 'may not'} import ${from}`, () => {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `import { value } from '${from}'\n\nexport const other = value\n`)
      const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'unix', file], {
        cwd: folder,
        encoding: 'utf8',
      })
      rmSync(path)
      assert.equal(stdout.includes('no-restricted-imports'), !allowed, stdout)
    })
  }
})
