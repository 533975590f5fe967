// The language of a course that does not name one.
import type { Language } from '#contract/constants.ts'

export const languageOf = (title: string): Language => (/[\u0980-\u09ff]/.test(title) ? 'bn' : 'en')
