// The last step of `npm run restore`, repeated at the next start if it was interrupted: the complete and verified
// contents of `restored` replace the current data. Nothing is touched before that folder has its name.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncPath } from './sync-files.ts'

/** The folder where a restore unpacks and verifies. Leftovers of an interrupted restore are useless. */
export const unpackFolder = (dir: string): string => join(dir, 'restore.part')
export const restoredFolder = (dir: string): string => join(dir, 'restored')

/** The data folder must be locked. */
export function finishRestore(dir: string): void {
  const restored = restoredFolder(dir)
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
  for (const left of [replaced, unpackFolder(dir)]) rmSync(left, { recursive: true, force: true })
}
