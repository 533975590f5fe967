// `npm run course` from the shell: importing and exporting a course folder.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { smallCourse, type FolderFiles } from '../helpers/teaching/course-zip.ts'
import { PROCESS_ENV } from '../helpers/product-process.ts'
import { wording } from '../helpers/wording.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

describe('npm run course', () => {
  let data: string
  before(() => {
    data = mkdtempSync(join(tmpdir(), 'porua-course-'))
  })
  after(() => rmSync(data, { recursive: true, force: true }))

  const folder = (name: string) => join(data, name)
  const write = (name: string, content: FolderFiles) => {
    mkdirSync(folder(name))
    for (const [file, text] of Object.entries(content)) writeFileSync(join(folder(name), file), text)
  }

  test('imports a folder, exports it, and names what is wrong with a broken one', async () => {
    write('mine', smallCourse)
    const added = await runCommand(['import', folder('mine')], data)
    const [, id = ''] = /^0 Added the course (\S+): 1 lessons, 0 new files\./.exec(added) ?? []
    assert.ok(id, added)
    assert.match(await runCommand(['export', id, folder('copy')], data), /copy: 2 files\.\n$/)
    assert.match(readFileSync(join(folder('copy'), 'course.md'), 'utf8'), /^---\nid: .+\ntitle: Fractions in a Day\n/)
    assert.match(readFileSync(join(folder('copy'), '01-what-a-half-is.md'), 'utf8'), /its \*\*halves\*\*\.\n$/)
    write('broken', { ...smallCourse, '01-halves.md': '---\ntitle:\nkind: song\n---\n' })
    assert.equal(
      await runCommand(['import', folder('broken')], data),
      `1 ${wording('curriculum_folder_wrong')}\n01-halves.md, line 2 (title): Please fill out this field.\n` +
        `01-halves.md, line 3 (kind): ${wording('field_not_a_choice')}\n`,
    )
  })

  test('says what it needs, and what is not there', async () => {
    assert.match(await runCommand([], data), /^1 Say what: npm run course/)
    assert.match(await runCommand(['import', folder('nothing')], data), /is not a folder\.\n$/)
    assert.match(await runCommand(['export', 'x', folder('x')], data), /^1 x is not the id of a course\./)
  })
})

/** Runs `scripts/course.ts`; returns its exit code and output. */
function runCommand(args: string[], dataDir: string): Promise<string> {
  const env = { ...PROCESS_ENV, DATA_DIR: join(dataDir, 'data'), PORUA_MODE: 'demo' }
  const child = spawn(process.execPath, ['scripts/course.ts', ...args], { cwd: ROOT, env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((done) => child.on('close', (code) => done(`${code} ${output}`)))
}
