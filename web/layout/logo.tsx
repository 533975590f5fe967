import { Link } from 'react-router'
import { LOGO_LETTER } from '#art/logo-letter.ts'
import { m } from '../paraglide/messages.js'

/** The same picture is public/favicon.svg. */
export function Logo() {
  return (
    <Link className="logo" to="/">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" fill="#005f41" />
        <rect x="22" y="8.63" width="12" height="3.68" fill="#fff" />
        <path d={LOGO_LETTER.path} fill="#fff" transform="translate(6.1 27.33) scale(.29)" />
        <circle cx="27.4" cy="26.4" r="3" fill="#fcbb20" />
      </svg>
      {m.site_name()}
    </Link>
  )
}
