// One list of areas (scripts/areas.ts) names the folders of every room and the parts of docs/architecture.md.
import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { AREAS, areaNames, WEB_GROUND } from '../../scripts/areas.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GENERATED = ['paraglide']

const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

describe('the areas', () => {
  for (const [room, ground] of [
    ['server/modules', []],
    ['contract', ['calls']],
    ['contract/calls', []],
    ['web', [...WEB_GROUND, ...GENERATED, 'messages', 'project.inlang', 'public', 'styles']],
    ['web/messages', []],
    ['tests/server', []],
  ] as const)
    it(`name every folder of ${room}`, () => {
      const known = new Set<string>([...areaNames, ...ground])
      assert.deepEqual(
        foldersIn(room).filter((name) => !known.has(name)),
        [],
      )
    })

  it('are listed in docs/architecture.md with their modules', () => {
    const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    for (const area of areaNames) {
      const modules = foldersIn(`server/modules/${area}`).toSorted().join(', ')
      assert.match(text, new RegExp(`\\| \`${area}\` +\\| ${AREAS[area]} +\\| ${modules} +\\|`), `the row of ${area}`)
    }
    assert.ok(text.includes(areaNames.join(' → ')), 'the order of the areas')
  })

  it('have no two modules of the server that import each other', () => {
    const uses = new Set<string>()
    for (const path of globSync('server/modules/*/*/**/*.ts', { cwd: ROOT })) {
      const from = moduleOf(path)
      for (const [, target] of readFileSync(join(ROOT, path), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
        const to = moduleOf(normalize(join(dirname(path), target!)))
        if (to && to !== from) uses.add(`${from} ${to}`)
      }
    }
    const mutual = [...uses].filter((use) => uses.has(use.split(' ').toReversed().join(' ')))
    assert.deepEqual(mutual, [])
  })
})

const moduleOf = (path: string): string => /^server\/modules\/([\w-]+\/[\w-]+)\//.exec(path)?.[1] ?? ''
