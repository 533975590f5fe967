import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { useSite } from '../../layout/root-data.ts'
import type { Route } from './+types/privacy'
import './privacy.css'

const SECTIONS = [
  {
    id: 'overview',
    title: m.privacy_overview,
    paragraphs: [m.privacy_overview_1, m.privacy_overview_2, m.privacy_overview_3],
  },
  {
    id: 'provided',
    title: m.privacy_provided,
    paragraphs: [m.privacy_provided_1, m.privacy_provided_2, m.privacy_provided_3, m.privacy_provided_4],
  },
  { id: 'automatic', title: m.privacy_automatic, paragraphs: [m.privacy_automatic_1, m.privacy_automatic_2] },
  { id: 'how', title: m.privacy_how, paragraphs: [m.privacy_how_1, m.privacy_how_2, m.privacy_how_3] },
  { id: 'cookies', title: m.privacy_cookies, paragraphs: [m.privacy_cookies_1, m.privacy_cookies_2] },
]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_lead() })

export default function Privacy() {
  const site = useSite()
  return (
    <div className="wrap privacy stack">
      <header>
        <h1 className="title">{m.privacy_title()}</h1>
        <p>{m.privacy_lead()}</p>
      </header>
      <nav aria-label={m.privacy_contents()}>
        <p aria-hidden="true">{m.privacy_contents()}</p>
        <ul>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title()}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="privacy-text">
        {SECTIONS.map(({ id, title, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title()}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph()}>{paragraph()}</p>
            ))}
          </section>
        ))}
        <p>
          {m.privacy_questions()}{' '}
          <a className="accent" href={`mailto:${site.supportEmail}`}>
            {site.supportEmail}
          </a>
        </p>
      </div>
    </div>
  )
}
