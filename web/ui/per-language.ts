import { getLocale, type Locale } from '../paraglide/runtime.js'

/** Caches a value that only depends on the page's language. */
export function perLanguage<Value>(create: (language: Locale) => Value): () => Value {
  const cache = new Map<Locale, Value>()
  return () => {
    const language = getLocale()
    const value = cache.get(language) ?? create(language)
    cache.set(language, value)
    return value
  }
}
