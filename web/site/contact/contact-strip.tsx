import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { phoneHref } from '../../ui/phone-href.ts'

type ContactStripProps = { phone: string; office: string; supportEmail: string }

export function ContactStrip({ phone, office, supportEmail }: ContactStripProps) {
  return (
    <ul className="panel contact-strip stack">
      <ContactOption icon="phone" label={m.contact_call()}>
        <a href={phoneHref(phone)}>{phone}</a>
      </ContactOption>
      <ContactOption icon="pin" label={m.contact_visit()}>
        {office}
      </ContactOption>
      <ContactOption icon="contact" label={m.contact_email()}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </ContactOption>
    </ul>
  )
}

function ContactOption({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li className="row">
      <span className="contact-mark middle">
        <Icon name={icon} />
      </span>
      <p>
        {label}
        <b>{children}</b>
      </p>
    </li>
  )
}
