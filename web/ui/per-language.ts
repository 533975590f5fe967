import { getLocale, type Locale } from '../paraglide/runtime.js'

/** What depends on nothing but the page's language: made once for each, when first asked for. */
export function perLanguage<Made>(make: (language: Locale) => Made): () => Made {
  const known = new Map<Locale, Made>()
  return () => {
    const language = getLocale()
    const made = known.get(language) ?? make(language)
    known.set(language, made)
    return made
  }
}
