// Who has saved something on this device: people who never save load nothing else.
import { claimsOf, currentSession } from './session.ts'
import { readIndex } from './saved-index.ts'

/** The id of whoever is signed in. */
export function currentPerson(): string | null {
  const token = currentSession()?.token
  return token ? (claimsOf(token) as { sub: string }).sub : null
}

const ownIndex = () => readIndex()[currentPerson() ?? ''] ?? {}

/** Lessons and books of the signed-in person that open without a network. */
export const savedIds = (): string[] => keptIds().filter((id) => Date.parse(ownIndex()[id]!) > Date.now())

/** Also those whose time is over, which say so. */
export const keptIds = (): string[] => Object.keys(ownIndex())

/** Whether anything is saved, or is being saved, on this device by the signed-in person. */
export const hasSaved = (): boolean => readIndex()[currentPerson() ?? ''] !== undefined

let remove = async (): Promise<void> => {}

/** Removes everything that the signed-in person saved on this device. */
export const removeSaved = async (): Promise<void> => {
  if (hasSaved()) await remove().catch(() => {})
}

/** Saving is loaded by the pages that need it, not by everybody who logs out. */
export function provideRemoval(work: () => Promise<void>): void {
  remove = work
}
