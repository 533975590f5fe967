import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/constants.ts'

/** The language that somebody chose on the site, or undefined if they never chose one. */
export function chosenLanguage(cookie: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => cookie?.includes(`${LANGUAGE_COOKIE}=${language}`))
}
