// Long test runs in parts: `npm run faults -- money 20` runs one part, with 20 for the parts that take a number.
import { failureCount } from './report.ts'

export type Parts = Record<string, () => Promise<void>>

/** Reads the command line. An unknown name ends the process, so that nobody believes that it ran. */
export function readParts(names: string[], usualNumber: number): { number: number; isWanted(name: string): boolean } {
  const words = process.argv.slice(2)
  const isNumber = (word: string) => /^\d+$/.test(word)
  const unknown = words.filter((word) => !names.includes(word) && !isNumber(word))
  if (unknown.length) {
    console.log(`no such part: ${unknown.join(', ')}; there are ${names.join(', ')}`)
    process.exit(1)
  }
  const number = Number(words.find(isNumber) ?? usualNumber)
  return { number, isWanted: (name) => words.every(isNumber) || words.includes(name) }
}

/** Runs the parts in turn and exits with 1 if anything failed. */
export async function runParts(partsOf: (number: number) => Parts, usualNumber: number): Promise<never> {
  const { number, isWanted } = readParts(Object.keys(partsOf(usualNumber)), usualNumber)
  const began = performance.now()
  for (const [name, run] of Object.entries(partsOf(number))) {
    if (!isWanted(name)) continue
    console.log(`\n${name}`)
    const partBegan = performance.now()
    await run()
    console.log(`      ${secondsSince(partBegan)} s`)
  }
  console.log(`\n${failureCount()} wrong, ${secondsSince(began)} s`)
  process.exit(failureCount() ? 1 : 0)
}

export const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(0)
