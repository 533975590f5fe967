// Priority, memory and CPU limits for a process, set from outside.
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const MEMORY_BYTES = 2 * 1024 ** 3

/** The command prefix that limits a program; `memory` is an option of prlimit. */
export type Limits = (limit: { seconds?: number; memory?: string }) => string[]

// setpriv kills the program with this process, even after kill -9; prlimit limits it from outside.
const LINUX: Limits = ({ seconds, memory = `--as=${MEMORY_BYTES}` }) =>
  `setpriv --pdeathsig KILL nice -n 10 prlimit ${memory} --cpu=${seconds ?? 'unlimited'}`.split(' ')
const ELSEWHERE: Limits = () => ['nice', '-n', '10']

export async function findLimits(): Promise<Limits> {
  return (await areInstalled('setpriv', 'prlimit', 'nice')) ? LINUX : ELSEWHERE
}

export async function areInstalled(...programs: string[]): Promise<boolean> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isInstalled = (program: string) =>
    Promise.any(folders.map((folder) => access(join(folder, program), constants.X_OK))).then(
      () => true,
      () => false,
    )
  return (await Promise.all(programs.map(isInstalled))).every(Boolean)
}
