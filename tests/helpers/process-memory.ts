import { readdirSync, readFileSync } from 'node:fs'

/** The peak memory of a process and its descendants so far, in megabytes. */
export function peakMb(pid: number): number {
  const own = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
  return childrenOf(pid).reduce((sum, child) => sum + peakMb(child), own)
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}
