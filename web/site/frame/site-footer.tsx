import type { SiteSettings } from '#contract/site.ts'
import { m } from '../../paraglide/messages.js'
import { Sentence } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { FooterLinks, FooterSocials, FooterStores } from './footer-links.tsx'
import icons from '../../ui/site-icons.svg'
import { Logo } from '../../layout/logo.tsx'

/** Extends the wordmark's matra to the right, beyond any screen. */
const MATRA_EXTENSION = 'M215 -64.5h4000v12.7h-4000z'

type SiteFooterProps = {
  /** Provided by the server, so that hydration renders the same year. */
  year: number | undefined
  site: SiteSettings | undefined
  /** A single row of links, for pages where people finish something. People who are signed in get it everywhere. */
  isCompact: boolean
}

export function SiteFooter({ year, site, isCompact }: SiteFooterProps) {
  return (
    <footer className={isCompact ? 'footer footer-compact' : 'footer'}>
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-about">
            <Logo />
            <p>
              <Sentence text={m.footer_text()} />
            </p>
            <FooterSocials />
          </div>
          <FooterLinks supportEmail={site?.supportEmail} />
          <FooterStores />
        </div>
        <div className="footer-word">
          <svg viewBox="3.7 -65.8 239.8 99.5" fill="currentColor" aria-hidden="true">
            <use href={`${icons}#wordmark`} />
            <path d={MATRA_EXTENSION} />
          </svg>
          <div className="footer-end">
            {site?.isDemo && <p className="footer-note">{m.footer_samples()}</p>}
            {year && <p>{m.footer_copyright({ year: digits(year) })}</p>}
          </div>
        </div>
      </div>
    </footer>
  )
}
