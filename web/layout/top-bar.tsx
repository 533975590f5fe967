import type { ReactNode } from 'react'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BanglaWord } from '../ui/bangla-word.tsx'
import { Account } from './account.tsx'
import { Logo } from './logo.tsx'

const NAMES: Record<Language, ReactNode> = { en: 'English', bn: <BanglaWord /> }

export function TopBar() {
  return (
    <header className="top-bar">
      <div className="wrap">
        <Logo />
        {/* Plain links: the server sets the cookie and the whole page comes anew, with script or without. */}
        <nav className="languages" aria-label={m.language_label()}>
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              onClick={(event) => (event.currentTarget.search = withLanguage(language))}
              aria-current={language === getLocale() ? 'true' : undefined}
            >
              {NAMES[language]}
            </a>
          ))}
        </nav>
        <Account />
      </div>
    </header>
  )
}

/** What else the address says stays: the page to go back to after signing in, above all. */
function withLanguage(language: Language): string {
  const query = new URLSearchParams(location.search)
  query.set('lang', language)
  return String(query)
}
