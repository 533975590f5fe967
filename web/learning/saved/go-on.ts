import { hasSaved, provideRemoval } from '../../session/saved-person.ts'

provideRemoval(async () => (await import('./saved.ts')).removeAll())

/** For the page's root. People who never save anything load no more than this. */
export const goOnSaving = async (): Promise<void> =>
  hasSaved() ? (await import('./saved.ts')).goOnSaving() : undefined
