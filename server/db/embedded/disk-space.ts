// Whether the disk has space for further writes. The embedded database's log grows by 16 MB at a time and the engine
// stops if it cannot, so writes are refused before that while reads continue.
import { statfs } from 'node:fs/promises'

const RESERVE_BYTES = 48 * 1024 * 1024
const CHECK_INTERVAL_MS = 500

export type DiskSpace = { isLeft(): boolean; stop(): void }

export function watchDiskSpace(folder: string): DiskSpace {
  let isLeft = true
  const check = async () => {
    const { bavail, bsize } = await statfs(folder)
    isLeft = bavail * bsize > RESERVE_BYTES
  }
  // If the system does not report free space, nothing is refused.
  const timer = setInterval(() => void check().catch(() => {}), CHECK_INTERVAL_MS).unref()
  return { isLeft: () => isLeft, stop: () => clearInterval(timer) }
}
