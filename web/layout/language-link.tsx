import type { ReactNode } from 'react'
import type { Language } from '#contract/constants.ts'
import { getLocale } from '../paraglide/runtime.js'
import { Icon } from '../ui/icon.tsx'
import { BanglaWord } from '../ui/bangla-word.tsx'

const NAMES: Record<Language, ReactNode> = { en: 'English', bn: <BanglaWord /> }

/** To the same page in the other language, named in that language. */
export function LanguageLink() {
  const other = getLocale() === 'en' ? 'bn' : 'en'
  return (
    // A plain link: the server sets the cookie and the whole page comes anew, with script or without.
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

/** What else the address says stays: the page to go back to after signing in, above all. */
function withLanguage(language: Language): string {
  const query = new URLSearchParams(location.search)
  query.set('lang', language)
  return String(query)
}
