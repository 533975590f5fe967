import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/constants.ts'

/** The language chosen on the site, or undefined if never chosen. */
export function chosenLanguage(cookie: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => cookie?.includes(`${LANGUAGE_COOKIE}=${language}`))
}
