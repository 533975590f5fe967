// A course folder on this machine.
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { MAX_FILE_PART_BYTES } from '#contract/constants.ts'
import { isNoise, MAX_ENTRIES, refuseFolder, type Folder } from './folder.ts'

/** Symbolic links are left out, so that nothing outside the folder is read. */
export async function diskFolder(path: string): Promise<Folder> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const sizes = new Map<string, { path: string; bytes: number }>()
  for (const entry of entries) {
    const own = join(entry.parentPath, entry.name)
    const name = relative(path, own).split(sep).join('/').normalize('NFC')
    if (entry.isFile() && !isNoise(name)) sizes.set(name, { path: own, bytes: (await stat(own)).size })
  }
  if (sizes.size > MAX_ENTRIES) throw refuseFolder({ code: 'folder_too_many', n: MAX_ENTRIES })
  return {
    names: [...sizes.keys()],
    bytesOf: (name) => sizes.get(name)!.bytes,
    async *pieces(name) {
      const { path: own, bytes } = sizes.get(name)!
      // For small files, a stream takes longer than reading them at once.
      if (bytes <= MAX_FILE_PART_BYTES) yield await readFile(own)
      else yield* createReadStream(own, { highWaterMark: MAX_FILE_PART_BYTES })
    },
  }
}
