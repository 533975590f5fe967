// The last step of `npm run restore`, done again at the next start should it have been interrupted: what lies whole and
// checked in `restored` takes the place of what is there. Until that folder has its name nothing was touched; from then
// on it only goes forward.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncPath } from './durable-fs.ts'

/** Where a restore unpacks and checks; what an interrupted one left there is of no use. */
export const unpackedIn = (dir: string): string => join(dir, 'restore.part')
export const restoredIn = (dir: string): string => join(dir, 'restored')

/** The data folder must be locked, so that nobody works on it meanwhile. */
export function finishRestore(dir: string): void {
  const restored = restoredIn(dir)
  const replaced = join(dir, 'replaced')
  if (existsSync(restored)) {
    mkdirSync(replaced, { recursive: true })
    for (const name of readdirSync(restored)) {
      if (existsSync(join(dir, name))) renameSync(join(dir, name), join(replaced, name))
      renameSync(join(restored, name), join(dir, name))
    }
    rmdirSync(restored)
    syncPath(dir)
  }
  for (const left of [replaced, unpackedIn(dir)]) rmSync(left, { recursive: true, force: true })
}
