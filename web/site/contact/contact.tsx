import { OFFICE } from '#contract/site/contact-office.ts'
import { openPage } from '../../catalogue/parts/page-data.server.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { useSite } from '../../layout/root-data.ts'
import { Drawing } from '../../ui/picture.tsx'
import type { Route } from './+types/contact'
import { ContactForm } from './contact-form.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { formQuilt } from '../../ui/pictures/quilts.server.ts'
import { OfficeMap } from './office-map.tsx'
import './contact.css'

export function loader({ context }: Route.LoaderArgs) {
  return openPage(context, async (api) => {
    const { phone, address } = await api('GET /seller')
    const language = getLocale()
    return {
      illustration: formQuilt,
      phone: phone || OFFICE.phone,
      office: address[language] || OFFICE.address[language],
    }
  })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.contact_title(), description: m.contact_tagline() })

export default function Contact({ loaderData: { illustration, phone, office } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <div className="contact-banner">
        <div className="wrap">
          <h1>{m.contact_title()}</h1>
          <p>{m.contact_tagline()}</p>
        </div>
      </div>
      <div className="wrap">
        <ContactStrip phone={phone} office={office} supportEmail={site.supportEmail} />
        <div className="contact-main stack">
          <Drawing className="contact-art" svg={illustration} />
          <ContactForm action={site.contactForm} />
        </div>
        <OfficeMap />
      </div>
    </>
  )
}
