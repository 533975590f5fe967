import type { Completion } from '#contract/calls/teaching/overview.ts'

/** The lesson at which most people stop: those who came as far as the one before, less those who finished it. */
export function biggestDrop({ buyers, lessons }: Pick<Completion, 'buyers' | 'lessons'>) {
  const drops = lessons.map(({ done }, index) => {
    const before = index ? lessons[index - 1]!.done : buyers
    return { index, before, lost: before - done }
  })
  const [biggest] = drops.toSorted((one, other) => other.lost - one.lost)
  return biggest && biggest.lost > 0 ? biggest : undefined
}
