// One line of the table that `npm run bench` prints: a measurement and its goal.
export type Measure = {
  what: string
  value: number
  unit: Unit
  /** Only a value without a goal is compared with the committed table. */
  goal?: { atLeast: number } | { atMost: number }
  /** Other figures that help to understand the value. */
  beside?: string
}

/** `noise` is how much two runs differ by chance: little for ratios within one run, a lot for plain times. */
const UNITS = {
  ratio: { mark: '', digits: 2, noise: 0.2, moreIsBetter: true },
  share: { mark: '', digits: 3, noise: 0.02, moreIsBetter: true },
  points: { mark: '', digits: 0, noise: 0.05, moreIsBetter: true },
  files: { mark: '', digits: 0, noise: 0, moreIsBetter: false },
  load: { mark: '', digits: 2, noise: 0.5, moreIsBetter: false },
  times: { mark: '×', digits: 2, noise: 0.5, moreIsBetter: false },
  ms: { mark: ' ms', digits: 2, noise: 1, moreIsBetter: false },
  s: { mark: ' s', digits: 1, noise: 1, moreIsBetter: false },
  KB: { mark: ' KB', digits: 1, noise: 0.03, moreIsBetter: false },
  MB: { mark: ' MB', digits: 0, noise: 0.3, moreIsBetter: false },
  shift: { mark: '', digits: 3, noise: 1, moreIsBetter: false },
} as const

export type Unit = keyof typeof UNITS

export const shown = (value: number, unit: Unit): string => value.toFixed(UNITS[unit].digits) + UNITS[unit].mark

export function shownGoal({ goal, unit }: Measure): string {
  if (!goal) return ''
  return 'atLeast' in goal ? `≥ ${shown(goal.atLeast, unit)}` : `≤ ${shown(goal.atMost, unit)}`
}

export function isReached({ goal, value }: Measure): boolean {
  if (!goal) return true
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** Worse than before by more than noise explains. */
export function isWorse({ value, unit }: Measure, before: number): boolean {
  const { noise, moreIsBetter, digits } = UNITS[unit]
  // Rounding alone can double a tiny value.
  const smallest = 10 ** -digits * 2
  return moreIsBetter ? value < before * (1 - noise) - smallest : value > before * (1 + noise) + smallest
}
