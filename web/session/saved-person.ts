// Who has saved something on this device. People who never save anything load nothing else.
import { claimsOf, currentSession } from './session.ts'
import { readIndex } from './saved-index.ts'

/** The id of the signed-in person. */
export function currentPerson(): string | null {
  const token = currentSession()?.token
  return token ? (claimsOf(token) as { sub: string }).sub : null
}

const ownIndex = () => readIndex()[currentPerson() ?? ''] ?? {}

/** Lessons and books of the signed-in person that open offline. */
export const savedIds = (): string[] => keptIds().filter((id) => Date.parse(ownIndex()[id]!) > Date.now())

/** Includes expired ones, which say so when opened. */
export const keptIds = (): string[] => Object.keys(ownIndex())

/** Whether the signed-in person has saved, or is saving, anything on this device. */
export const hasSaved = (): boolean => readIndex()[currentPerson() ?? ''] !== undefined

let remove = async (): Promise<void> => {}

/** Removes everything that the signed-in person has saved on this device. */
export const removeSaved = async (): Promise<void> => {
  if (hasSaved()) await remove().catch(() => {})
}

/** The code for saving is loaded by pages that need it, not by everyone who logs out. */
export function provideRemoval(work: () => Promise<void>): void {
  remove = work
}
