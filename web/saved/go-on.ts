import { hasSaved } from './person.ts'

/** For the page's root: people who never save load nothing more. */
export const goOnSaving = async (): Promise<void> =>
  hasSaved() ? (await import('./saved.ts')).goOnSaving() : undefined
