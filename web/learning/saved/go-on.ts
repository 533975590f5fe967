import { hasSaved, provideRemoval } from '../../session/saved-person.ts'

provideRemoval(async () => (await import('./saved.ts')).removeAll())

/** For the page's root: people who never save load nothing more. */
export const goOnSaving = async (): Promise<void> =>
  hasSaved() ? (await import('./saved.ts')).goOnSaving() : undefined
