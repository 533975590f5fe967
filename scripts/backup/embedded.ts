// Backs up the embedded database and the files next to it. The data folder is copied under its lock, while the product
// is stopped. The copy is then opened once, to make sure that the backup starts.
import { constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { syncPath, syncTree } from '../../server/db/embedded/sync-files.ts'
import { finishRestore, restoredFolder, unpackFolder } from '../../server/db/embedded/finish-restore.ts'
import { lockFolder, openEmbedded } from '../../server/db/embedded/index.ts'
import { BackupError, pack, unpack, type Manifest } from './archive.ts'
import { contentsOf, newestSchema } from './contents.ts'

const DATABASE = 'pgdata'
/** Pictures, the demo's card sandbox and its secrets. A real installation may not have all of them here. */
export const OTHER_FILES = ['media', 'cards', 'demo-secrets.json']

export async function backUpEmbedded(dataDir: string, staging: string, target: string): Promise<Manifest['rows']> {
  if (!existsSync(join(dataDir, DATABASE)) && !existsSync(restoredFolder(dataDir))) {
    throw new BackupError(`There is no embedded database in ${dataDir}.`)
  }
  const lock = lockFolder(dataDir)
  try {
    finishRestore(dataDir)
    copyInto(staging, dataDir, [DATABASE, ...OTHER_FILES])
  } finally {
    lock.release()
  }
  const about = await openOnce(staging)
  rmSync(join(staging, 'porua.lock'), { force: true })
  await pack(staging, { database: 'embedded', ...about }, target)
  return about.rows
}

export function copyInto(staging: string, dataDir: string, names: string[]): void {
  for (const name of names.filter((entry) => existsSync(join(dataDir, entry)))) {
    cpSync(join(dataDir, name), join(staging, name), { recursive: true, mode: constants.COPYFILE_FICLONE })
  }
}

async function openOnce(folder: string) {
  const embedded = await openEmbedded({ dir: folder })
  try {
    const client = new pg.Client(embedded.poolOptions)
    await client.connect()
    const contents = await contentsOf(client)
    await client.end()
    return contents
  } finally {
    await embedded.close()
  }
}

export async function restoreEmbedded(dataDir: string, archive: string, mayOverwrite: boolean): Promise<Manifest> {
  const lock = lockFolder(dataDir)
  const staging = unpackFolder(dataDir)
  try {
    finishRestore(dataDir)
    if (existsSync(join(dataDir, DATABASE)) && !mayOverwrite) {
      throw new BackupError(`${dataDir} has a database already; --overwrite puts the backup in its place.`)
    }
    mkdirSync(staging, { mode: 0o700 })
    const manifest = await unpack(archive, staging, newestSchema())
    if (manifest.database !== 'embedded') {
      throw new BackupError(`${archive} is of a PostgreSQL database: set DATABASE_URL to restore it there.`)
    }
    rmSync(join(staging, 'manifest.json'))
    syncTree(staging)
    // From here on, the backup counts, even if the process is interrupted.
    renameSync(staging, restoredFolder(dataDir))
    syncPath(dataDir)
    finishRestore(dataDir)
    return manifest
  } finally {
    rmSync(staging, { recursive: true, force: true })
    lock.release()
  }
}
