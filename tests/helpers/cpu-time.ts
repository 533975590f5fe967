/** The CPU time of some work in milliseconds: the best of a few tries, because other processes disturb it. */
export async function cpuTime(work: () => unknown, enough: number, tries = 10): Promise<number> {
  let best = Infinity
  for (let index = 0; index < tries && best > enough; index++) {
    const began = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
