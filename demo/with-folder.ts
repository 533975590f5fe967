import { createFolderFiles } from '#server/adapters/files/folder.ts'
import type { Files } from '#server/adapters/files/files.ts'

/** A storage that reads some files from a folder in the repository, so that the demo doesn't have to copy them. */
export async function withFolder(
  files: Files,
  folder: string,
  nameInFolder: (name: string) => string | undefined,
): Promise<Files> {
  const kept = await createFolderFiles(folder)
  return {
    ...files,
    get(name) {
      const inFolder = nameInFolder(name)
      return inFolder ? kept.get(inFolder) : files.get(name)
    },
    read(name, range) {
      const inFolder = nameInFolder(name)
      return inFolder ? kept.read(inFolder, range) : files.read(name, range)
    },
    send(name, ...rest) {
      const inFolder = nameInFolder(name)
      return inFolder ? kept.send(inFolder, ...rest) : files.send(name, ...rest)
    },
    async remove(name) {
      if (!nameInFolder(name)) await files.remove(name)
    },
  }
}
