import type { ReactNode } from 'react'
import { SITE_DETAILS } from '#contract/site-details.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'

const PHONE =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384'
const PIN =
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0'
const LETTER =
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2'

/** Three ways to reach the owner. */
export function ContactStrip({ supportEmail }: { supportEmail: string }) {
  const { phone, phoneHref, office } = SITE_DETAILS
  return (
    <ul className="panel contact-strip">
      <Way icon={PHONE} label={m.contact_call()}>
        <a href={phoneHref}>{phone}</a>
      </Way>
      <Way icon={PIN} label={m.contact_visit()}>
        {office[getLocale()]}
      </Way>
      <Way icon={LETTER} label={m.contact_email()}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </Way>
    </ul>
  )
}

function Way({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <li>
      <span className="contact-mark">
        <Icon path={icon} />
      </span>
      <p>
        {label}
        <b>{children}</b>
      </p>
    </li>
  )
}
