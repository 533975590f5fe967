// Whether a certificate is genuine: for anyone who has its code, without script and without an account.
import { data } from 'react-router'
import { certificateFile, groupedCode, typedCode } from '#contract/learning/certificates.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { requestApi, requestSite } from '../../session/request-api.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sentence } from '../../ui/language.tsx'
import { day } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Downloads, Fact, Paper } from './certificate-parts.tsx'
import { load } from './content.server.ts'
import type { Route } from './+types/certificate'
import './certificate.css'

export const handle = { record: 'GET /certificate/{code}' } as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const { origin, supportEmail } = context.get(requestSite)
  const certificate = await load(context.get(requestApi), typedCode(params.code), origin)
  return data({ certificate, origin, supportEmail }, { status: certificate ? 200 : 404 })
}

export const meta: Route.MetaFunction = (args) => {
  const { certificate, origin } = args.loaderData ?? {}
  const tags = pageMeta(args, { title: certificate ? m.certificate_title() : m.certificate_unknown(), isHidden: true })
  // An unshared certificate has no name, title or picture to show.
  if (!certificate?.isShared || certificate.revokedAt) return tags
  const { code, name, title } = certificate
  return [
    ...tags,
    { property: 'og:title', content: m.certificate_alt({ name, title }) },
    { property: 'og:image', content: `${origin}${certificateFile(code, 'png')}` },
  ]
}

export default function CertificatePage({ loaderData: { certificate, supportEmail } }: Route.ComponentProps) {
  if (!certificate) return <Unknown />
  if (!certificate.isShared) {
    const { code, isRevoked } = certificate
    return isRevoked ? <Withdrawn {...{ code, supportEmail }} /> : <Private code={code} />
  }
  const { code, name, title, issuedAt, reissuedAt, revokedAt, qr } = certificate
  if (revokedAt) return <Withdrawn {...{ code, title, revokedAt, supportEmail }} />
  return (
    <div className="wrap certificate stack">
      <div className="certificate-verdict">
        <div className="verdict">
          <span className="verdict-mark middle">
            <Icon name="check" />
          </span>
          <h1>{m.certificate_real()}</h1>
          <p>{m.certificate_checked()}</p>
        </div>
        <dl className="certificate-facts">
          <Fact label={m.certificate_given_to()} value={name} />
          <Fact label={m.certificate_for()} value={title} />
          <Fact label={m.certificate_issued_on()} value={day(issuedAt)} />
          {reissuedAt && <Fact label={m.certificate_reissued_on()} value={day(reissuedAt)} />}
          <Fact label={m.certificate_code()} value={groupedCode(code)} />
        </dl>
        <div className="certificate-scan row">
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={m.certificate_qr()}>
            <path d={qr.path} />
          </svg>
          <p>{m.certificate_scan()}</p>
        </div>
      </div>
      <div className="certificate-picture">
        <Paper src={certificateFile(code, 'webp')} name={name} title={title} />
        <Downloads code={code}>
          <a className="button" {...otherLanguage()}>
            <Sentence text={m.certificate_other_language()} />
          </a>
        </Downloads>
      </div>
    </div>
  )
}

function otherLanguage() {
  const lang = getLocale() === 'en' ? 'bn' : 'en'
  return { href: `?lang=${lang}`, hrefLang: lang }
}

/** Shows that the certificate is genuine, and nothing else about it. */
function Private({ code }: { code: string }) {
  return (
    <div className="wrap certificate-narrow">
      <div className="panel">
        <div className="verdict">
          <span className="verdict-mark middle">
            <Icon name="check" />
          </span>
          <h1>{m.certificate_private()}</h1>
          <p>{m.certificate_private_text()}</p>
        </div>
        <dl className="certificate-facts">
          <Fact label={m.certificate_code()} value={groupedCode(code)} />
        </dl>
      </div>
    </div>
  )
}

/** The title and date of an unshared certificate aren't known. */
type WithdrawnProps = { code: string; title?: string; revokedAt?: string; supportEmail: string }

function Withdrawn({ code, title, revokedAt, supportEmail }: WithdrawnProps) {
  return (
    <div className="wrap certificate-narrow">
      <div className="panel">
        <div className="verdict verdict-bad">
          <span className="verdict-mark middle">
            <Icon name="close" />
          </span>
          <h1>{m.certificate_withdrawn()}</h1>
          {revokedAt && <p>{m.certificate_withdrawn_on({ day: day(revokedAt) })}</p>}
        </div>
        <dl className="certificate-facts">
          <Fact label={m.certificate_code()} value={groupedCode(code)} />
          {title && <Fact label={m.certificate_for()} value={title} />}
        </dl>
        <p className="certificate-help">
          {m.certificate_questions()}{' '}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </div>
    </div>
  )
}

function Unknown() {
  return (
    <div className="wrap certificate-narrow">
      <div className="panel">
        <div className="verdict verdict-unknown">
          <span className="verdict-mark middle">
            <Icon name="search" />
          </span>
          <h1>{m.certificate_unknown()}</h1>
          <p>{m.certificate_unknown_text()}</p>
        </div>
        <PageLink className="button" to={paths.home}>
          {m.certificate_to_home()}
        </PageLink>
      </div>
    </div>
  )
}
