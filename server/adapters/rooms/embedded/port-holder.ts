// Finds out which program has the rooms' UDP port. The room process binds it when the first person joins a class, which
// is too late to notice that another program has it.
import { createSocket } from 'node:dgram'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import type { Reach } from './offer.ts'

const ROOM_PROCESS = /rooms\/embedded\/process\.ts/

/**
 * `ours` is a room process of any Porua on this machine. On systems other than Linux, any program with the port counts
 * as ours.
 */
export type PortHolder = 'nobody' | 'ours' | 'another program'

export async function findPortHolder({ port, bindAddress }: Pick<Reach, 'port' | 'bindAddress'>): Promise<PortHolder> {
  if (await isFree(port, bindAddress)) return 'nobody'
  return process.platform !== 'linux' || isOurs(port) ? 'ours' : 'another program'
}

function isFree(port: number, address: string | undefined): Promise<boolean> {
  const socket = createSocket('udp4')
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false))
    socket.bind(port, address, () => socket.close(() => resolve(true)))
  })
}

function isOurs(port: number): boolean {
  const sockets = ['udp', 'udp6'].flatMap((table) => socketsOn(port, `/proc/net/${table}`))
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isRoomProcess(pid) && hasAny(pid, sockets))
}

/** The inodes of the sockets bound to the port, as links of open files name them. */
function socketsOn(port: number, table: string): string[] {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1)
  const found = rows.map((row) => row.trim().split(/\s+/)).filter((columns) => columns[1]?.endsWith(local))
  return found.map((columns) => `socket:[${columns[9]}]`)
}

function isRoomProcess(pid: string): boolean {
  try {
    return ROOM_PROCESS.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/** If another user's process has files we can't read, it is assumed to be the one. */
function hasAny(pid: string, sockets: string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.includes(readlinkSync(`/proc/${pid}/fd/${fd}`)))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}
