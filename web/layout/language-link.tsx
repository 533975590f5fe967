import type { ReactNode } from 'react'
import type { Language } from '#contract/constants.ts'
import { getLocale } from '../paraglide/runtime.js'
import { Icon } from '../ui/icon.tsx'
import { BanglaWord } from '../ui/bangla-word.tsx'

const NAMES: Record<Language, ReactNode> = { en: 'English', bn: <BanglaWord /> }

/** Links to the same page in the other language. */
export function LanguageLink() {
  const other = getLocale() === 'en' ? 'bn' : 'en'
  return (
    // A plain link, so that it works without script: the server sets the cookie and sends the page again.
    <a
      className="language-link"
      href={`?lang=${other}`}
      lang={other}
      hrefLang={other}
      onClick={(event) => (event.currentTarget.search = withLanguage(other))}
    >
      <Icon name="language" />
      {NAMES[other]}
    </a>
  )
}

/** Keeps the rest of the query, most importantly the page to return to after signing in. */
function withLanguage(language: Language): string {
  const query = new URLSearchParams(location.search)
  query.set('lang', language)
  return String(query)
}
