import { LANGUAGES, type Language } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Logo } from './logo.tsx'

const NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

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
              aria-current={language === getLocale() ? 'true' : undefined}
            >
              {NAMES[language]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
