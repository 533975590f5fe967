// docs/security.md lists where SQL is raw and where HTML is set, so that each such place is reviewed.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const docs = readFileSync(`${ROOT}docs/security.md`, 'utf8')

function listed(heading: string): string[] {
  const [section = ''] = docs.split(`\n## ${heading}\n`)[1]!.split('\n## ')
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file!).toSorted()
}

const containing = (glob: string, text: RegExp): string[] =>
  globSync(glob, { cwd: ROOT })
    .filter((file) => text.test(readFileSync(ROOT + file, 'utf8')))
    .toSorted()

it('lists every file that writes SQL raw', () => {
  assert.deepEqual(listed('Raw SQL'), containing('server/**/*.ts', /\bsql\.raw\(/))
})

it('lists every file that sets HTML', () => {
  const setters = /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|srcDoc/
  assert.deepEqual(listed('HTML that is set'), containing('web/**/*.{ts,tsx,js}', setters))
})
