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
  ['contract/calls/orders/a.ts', '../fields.ts', true],
  ['contract/calls/orders/a.ts', '../learning/quizzes.ts', false],
  ['contract/texts.ts', './constants.ts', false],
  ['art/a.ts', '#contract/texts.ts', false],
  ['art/motifs/a.ts', '../shapes.ts', true],
  ['web/site/a.ts', '#server/app.ts', false],
  ['web/site/a.ts', 'zod', false],
  ['web/site/a.ts', '#contract/calls/catalogue/catalogue.ts', false],
  ['web/site/a.ts', '#contract/texts.ts', true],
  ['web/forms/a.ts', '#contract/calls/catalogue/catalogue.ts', true],
  ['web/forms/a.ts', '#contract/calls.ts', false],
  ['web/layout/a.ts', '../site/home/home.tsx', false],
  ['web/ui/a.ts', '../session/session.ts', false],
  ['web/site/home/a.ts', '../../layout/account.tsx', true],
  ['web/site/home/a.ts', '../../root.tsx', false],
  ['web/learning/lesson/a.ts', '../../live/batch/batch.tsx', false],
  ['web/live/batch/a.ts', '../../learning/clock.ts', true],
  ['server/a.ts', '../web/root.tsx', false],
  ['server/modules/people/accounts/a.ts', '../../../compose.ts', false],
  ['server/modules/people/accounts/a.ts', '../../../adapters/files/s3.ts', false],
  ['server/modules/people/accounts/a.ts', '../../../adapters/files/files.ts', true],
  ['server/modules/orders/orders/a.ts', '../../../adapters/payments/stripe/stripe-payment.ts', false],
  ['server/modules/orders/orders/a.ts', '../../../../demo/card-sandbox/sandbox.ts', false],
  ['server/modules/orders/orders/a.ts', '#demo/card-sandbox/sandbox.ts', false],
  ['server/modules/orders/orders/a.ts', '../../../adapters/rooms/link-rooms.ts', false],
  ['server/modules/orders/orders/a.ts', '../../../adapters/payments/payment.ts', true],
  ['server/modules/people/accounts/a.ts', '../../orders/orders/settle.ts', false],
  ['server/modules/orders/orders/a.ts', '../../people/accounts/language.ts', true],
  ['server/modules/orders/orders/a.ts', '../coupons/take-coupon.ts', true],
  ['server/modules/orders/exchange-rates.ts', '../learning/lessons/play.ts', false],
  ['server/http/a.ts', '../app.ts', false],
  ['server/http/a.ts', '../modules/people/accounts/language.ts', false],
  ['server/db/a.ts', '../modules/money.ts', false],
  ['server/db/jobs/a.ts', '../../modules/money.ts', false],
]

describe('the directions of imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porua-lint-'))
  for (const file of ['oxlint.config.ts', 'scripts/areas.ts']) cpSync(join(ROOT, file), join(folder, file))
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
