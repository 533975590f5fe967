// Files in a folder of the data directory.
import { once } from 'node:events'
import { close, createReadStream, open as openFd } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files.ts'
import { sendPieces } from './send-pieces.ts'

/** Large enough to be fast, small enough for hundreds of slow readers. */
const PIECE_BYTES = 64 * 1024

export async function createFolderFiles(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true })
  // Names are ours (an id and an extension); anything else never becomes a path.
  const pathOf = (name: string) => {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new Error('not a name of a file of ours')
    return join(folder, name)
  }
  /** A file gets its final name only once complete. */
  const store = async (name: string, write: (part: string) => Promise<void>) => {
    const path = pathOf(name)
    const part = partOf(path)
    try {
      await write(part)
      await rename(part, path)
    } catch (error) {
      // On a full disk, a partial file would use up the remaining space.
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    put: (name, bytes) => store(name, (part) => writeAndSync(part, bytes)),
    putFile: (name, path) =>
      store(name, async (part) => {
        await copyFile(path, part)
        await sync(part)
      }),
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async read(name, { first, last }) {
      // A stream from a FileHandle would be slower, and would stay open if destroyed before its first read.
      const stream = createReadStream(pathOf(name), { start: first, end: last, highWaterMark: PIECE_BYTES })
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async send(name, range, to, begin) {
      const fd = await openFile(pathOf(name))
      if (fd === null) return false
      try {
        begin()
        await sendPieces(fd, range, to)
      } finally {
        close(fd)
      }
      return true
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
      // A process killed while storing the file may have left this part behind.
      await rm(partOf(pathOf(name)), { force: true })
    },
  }
}

/** A plain descriptor, because a FileHandle is slower. */
const openFile = (path: string) =>
  new Promise<number | null>((resolve, reject) => {
    openFd(path, 'r', (error, fd) => {
      if (!error) resolve(fd)
      else if (error.code === 'ENOENT') resolve(null)
      else reject(error)
    })
  })

const partOf = (path: string) => `${path}.part`

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
