import { SITE_DETAILS } from '#contract/site/site-details.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

const LEARN = [
  { to: paths.home, label: m.shell_home },
  { to: paths.skills, label: m.shell_footer_courses },
  { to: paths.instructors, label: m.shell_footer_instructor },
  { to: paths.blogs, label: m.shell_footer_blogs },
]
const HELP = [
  { to: paths.contact, label: m.shell_footer_contact },
  { to: paths.privacy, label: m.shell_footer_privacy },
  { to: paths.terms, label: m.shell_footer_terms },
  { to: paths.refunds, label: m.shell_footer_refunds },
]
const { stores, socials } = SITE_DETAILS
/** Brand names are not translated. */
const SOCIALS = [
  { name: 'Facebook', icon: 'facebook', href: socials.facebook },
  { name: 'YouTube', icon: 'youtube', href: socials.youtube },
  { name: 'Instagram', icon: 'instagram', href: socials.instagram },
  { name: 'X', icon: 'x', href: socials.x },
  { name: 'LinkedIn', icon: 'linkedin', href: socials.linkedin },
] as const
const STORES = [
  { name: 'Google Play', icon: 'google-play', href: stores.googlePlay },
  { name: 'App Store', icon: 'app-store', href: stores.appStore },
] as const

export function FooterLinks({ supportEmail }: { supportEmail: string | undefined }) {
  return (
    <>
      <nav aria-labelledby="footer-learn">
        <h2 id="footer-learn">{m.shell_footer_learn()}</h2>
        <ul>{LEARN.map(link)}</ul>
      </nav>
      <nav aria-labelledby="footer-help">
        <h2 id="footer-help">{m.shell_footer_help()}</h2>
        <ul>
          {HELP.map(link)}
          {supportEmail && (
            <li>
              <a href={`mailto:${supportEmail}`} lang="en">
                <EmailAddress text={supportEmail} />
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}

/** Breaks before the @ if necessary. */
function EmailAddress({ text }: { text: string }) {
  const at = text.lastIndexOf('@')
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  )
}

function link({ to, label }: { to: string; label: () => string }) {
  return (
    <li key={to}>
      <PageLink to={to}>{label()}</PageLink>
    </li>
  )
}

export function FooterSocials() {
  return (
    <ul className="footer-socials">
      {SOCIALS.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} aria-label={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function FooterStores() {
  return (
    <div>
      <h2>{m.shell_footer_app()}</h2>
      <ul className="footer-stores">
        {STORES.map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href} lang="en">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
