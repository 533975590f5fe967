// Prints one line per check, and what was wrong with it.

export type Report = (what: string, found: string[]) => void

const SHOWN = 20
const failures: string[] = []

export const report: Report = (what, found) => {
  failures.push(...found)
  const lines = found.slice(0, SHOWN).map((wrong) => `\n      ${wrong}`)
  const rest = found.length > SHOWN ? `\n      … and ${found.length - SHOWN} more` : ''
  console.log(`${found.length ? 'WRONG' : 'ok   '} ${what}${lines.join('')}${rest}`)
}

export const failureCount = (): number => failures.length
