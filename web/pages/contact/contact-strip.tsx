import type { ReactNode } from 'react'
import { SITE_DETAILS } from '#contract/site-details.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon, type IconName } from '../../ui/icon.tsx'

export function ContactStrip({ supportEmail }: { supportEmail: string }) {
  const { phone, phoneHref, office } = SITE_DETAILS
  return (
    <ul className="panel contact-strip">
      <ContactOption icon="phone" label={m.contact_call()}>
        <a href={phoneHref}>{phone}</a>
      </ContactOption>
      <ContactOption icon="pin" label={m.contact_visit()}>
        {office[getLocale()]}
      </ContactOption>
      <ContactOption icon="contact" label={m.contact_email()}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </ContactOption>
    </ul>
  )
}

function ContactOption({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li>
      <span className="contact-mark">
        <Icon name={icon} />
      </span>
      <p>
        {label}
        <b>{children}</b>
      </p>
    </li>
  )
}
