// Pictures in a folder of the data directory.
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files.ts'

export async function createFolderFiles(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true })
  // Names are ours (an id and an extension); anything else never becomes a path.
  const pathOf = (name: string) => {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new Error('not a name of a file of ours')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const part = `${path}.part`
      try {
        await writeAndSync(part, bytes)
        await rename(part, path)
      } catch (error) {
        // On a full disk, half a picture would use up the remaining space.
        await rm(part, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
