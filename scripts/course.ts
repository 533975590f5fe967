// `npm run course -- export <id> <folder>` and `npm run course -- import <folder>`: a course as a folder of Markdown
// files; see docs/course-folder.md. It uses the product's environment variables.
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { compose } from '../server/compose.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { FolderInUseError } from '../server/db/embedded/index.ts'
import { isId } from '../server/db/ids.ts'
import { HttpError } from '../server/http/errors.ts'
import { createLog } from '../server/http/log.ts'
import { COMMAND_LINE } from '../server/db/audit.ts'
import { diskFolder } from '../server/modules/teaching/course-folder/disk-folder.ts'
import { exportCourse } from '../server/modules/teaching/course-folder/export-course.ts'
import { importCourse } from '../server/modules/teaching/course-folder/import-course.ts'
import { describeMistakes } from '../server/modules/files/course-markdown/mistakes.ts'
import type { Deps } from '../server/modules/deps.ts'

const USAGE = 'Say what: npm run course -- export <id> <folder>, or npm run course -- import <folder>'

class CommandError extends Error {}

async function withDeps(work: (deps: Deps) => Promise<string>): Promise<string> {
  const config = readConfig(process.env)
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
  const server = await compose({ config, publicUrl, log: createLog('silent') })
  try {
    return await work(server.deps)
  } finally {
    await server.close()
  }
}

async function exportTo(id: string, target: string): Promise<string> {
  if (!isId(id)) throw new CommandError(`${id} is not the id of a course. It is at the end of the address of its page.`)
  if (existsSync(target) && (await readdir(target)).length) throw new CommandError(`${target} is not empty.`)
  const count = await withDeps(async (deps) => {
    const entries = await exportCourse(deps, id)
    for (const { name, pieces } of entries) {
      const path = join(target, name)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(pieces, createWriteStream(path))
    }
    return String(entries.length)
  })
  return `${target}: ${count} files.`
}

async function importFrom(source: string): Promise<string> {
  const isFolder = existsSync(source) && (await stat(source)).isDirectory()
  if (!isFolder) throw new CommandError(`${source} is not a folder.`)
  return withDeps(async (deps) => {
    const { course, isNew, lessons, files } = await importCourse(deps, await diskFolder(source), COMMAND_LINE)
    const done = `${isNew ? 'Added' : 'Changed'} the course ${course}: ${lessons} lessons, ${files} new files.`
    return `${done} Publish them in its curriculum editor.`
  })
}

function run([command, ...args]: string[]): Promise<string> {
  const [first, second] = args
  if (command === 'export' && first && second) return exportTo(first, resolve(second))
  if (command === 'import' && first) return importFrom(resolve(first))
  throw new CommandError(USAGE)
}

function explain(error: unknown): string {
  if (error instanceof FolderInUseError) return 'Porua is running on this data folder: stop it first, then try again.'
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  if (!(error instanceof HttpError)) throw error
  if (!error.codes) return error.status === 404 ? 'There is no such course.' : error.message
  return ['Nothing was imported. Please correct:', ...describeMistakes(error.codes)].join('\n')
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
