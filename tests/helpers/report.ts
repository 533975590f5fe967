// One line for each thing that was tried, and what was wrong with it.

export type Tell = (what: string, found: string[]) => void

const SHOWN = 20
const wrongs: string[] = []

export const tell: Tell = (what, found) => {
  wrongs.push(...found)
  const lines = found.slice(0, SHOWN).map((wrong) => `\n      ${wrong}`)
  const rest = found.length > SHOWN ? `\n      … and ${found.length - SHOWN} more` : ''
  console.log(`${found.length ? 'WRONG' : 'ok   '} ${what}${lines.join('')}${rest}`)
}

export const failureCount = (): number => wrongs.length
