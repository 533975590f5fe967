// Opens the embedded database in its own thread while the main thread is still importing the server, because each takes
// seconds.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { findEmptyDatabase, findStored } from './db/embedded/empty-database.ts'
import { DATABASE_FOLDER, openEmbedded, type EmbeddedDatabase } from './db/embedded/index.ts'
import { startProblem } from './start-problem.ts'

type OnCrash = (error: Error) => void

type Early = { dir: string; opening: Promise<EmbeddedDatabase>; reporter: { onCrash: OnCrash } }

let early: Early | undefined
let isNew = false

/** Whether the database that was opened early had to be created. */
export const opensNewDatabase = (): boolean => isNew

/** Opens nothing if startup is going to fail. Startup reports the reason. */
export async function openEarly(environment: NodeJS.ProcessEnv): Promise<void> {
  const dir = await folderToOpen(environment).catch(() => undefined)
  if (dir === undefined) return
  isNew = !existsSync(join(dir, DATABASE_FOLDER))
  const reporter = {
    onCrash(error: Error) {
      throw error
    },
  }
  const opening = open(dir, (error) => reporter.onCrash(error))
  // Startup awaits this promise later, and until then a failure must not count as unhandled.
  opening.catch(() => {})
  early = { dir, opening, reporter }
}

/** The database that is already being opened, or a new one. */
export function openOrTake(dir: string, onCrash: OnCrash): Promise<EmbeddedDatabase> {
  if (early?.dir !== dir) return open(dir, onCrash)
  const { opening, reporter } = early
  early = undefined
  reporter.onCrash = onCrash
  return opening
}

async function folderToOpen(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const config = readConfig(environment)
  return config.databaseUrl || (await startProblem(config)) ? undefined : config.dataDir
}

const open = (dir: string, onCrash: OnCrash) =>
  openEmbedded({ dir, template: findStored('migrated') ?? findEmptyDatabase(), onCrash })
