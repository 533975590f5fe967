// The default language of a course.
import type { Language } from '#contract/constants.ts'

export const languageOf = (title: string): Language => (/[\u0980-\u09ff]/.test(title) ? 'bn' : 'en')
