import { WORDMARK } from '#art/wordmark.ts'
import { m } from '../paraglide/messages.js'
import { Sentence } from '../ui/language.tsx'
import { digits } from '../ui/numbers.ts'
import { Logo } from './logo.tsx'

/** The word's matra goes on to the right, further than any screen. */
const MATRA_RUN = 'M215 -64.5h4000v12.7h-4000z'

/** The year comes from the server, so that it is the same one when the browser takes the page over. */
export function SiteFooter({ year }: { year: number | undefined }) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-about">
            <Logo />
            <p>
              <Sentence text={m.footer_text()} />
            </p>
          </div>
          <p className="footer-note">{m.footer_samples()}</p>
        </div>
        <div className="footer-word">
          <svg viewBox={WORDMARK.box.join(' ')} fill="currentColor" aria-hidden="true">
            <path d={WORDMARK.path + MATRA_RUN} />
          </svg>
          {year && <p>{m.footer_copyright({ year: digits(year) })}</p>}
        </div>
      </div>
    </footer>
  )
}
