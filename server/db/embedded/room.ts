// Whether the disk has room for further writes. The embedded database's log grows by 16 MB at a time, and the engine ends
// when it cannot: writes are refused before that, while everything can still be read.
import { statfs } from 'node:fs/promises'

const RESERVE_BYTES = 48 * 1024 * 1024
const LOOK_EVERY_MS = 500

export type Room = { isLeft(): boolean; stop(): void }

export function watchRoom(folder: string): Room {
  let isLeft = true
  const look = async () => {
    const { bavail, bsize } = await statfs(folder)
    isLeft = bavail * bsize > RESERVE_BYTES
  }
  // Where the system does not tell, nobody is refused.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref()
  return { isLeft: () => isLeft, stop: () => clearInterval(timer) }
}
