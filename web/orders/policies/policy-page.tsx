import type { MetaDescriptor } from 'react-router'
import { SellerNote } from '../../catalogue/product/seller-note.tsx'
import { missingMeta, pageMeta } from '../../seo/page-meta.ts'
import { useIsAdmin } from '../../session/admin.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { PolicyContent } from './content.server.ts'
import './policy-page.css'

type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData?: PolicyContent | undefined }

/** The canonical URL is that of the version in force. */
export function policyMeta(args: MetaArgs): MetaDescriptor[] {
  const { loaderData: page } = args
  if (!page) return missingMeta(args)
  const { title, summary: description, earlier } = page
  return pageMeta(args, { title, description, isHidden: earlier !== null })
}

export function PolicyPage({ page }: { page: PolicyContent }) {
  const { title, summary, html, facts, earlier, versions, seller, edit } = page
  const isAdmin = useIsAdmin()
  return (
    <article className="wrap policy">
      <header>
        <h1 className="title">{title}</h1>
        <p className="policy-summary">{summary}</p>
        <p className="policy-facts cluster muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {isAdmin && (
            <PageLink className="link" to={edit.to}>
              {edit.label}
            </PageLink>
          )}
        </p>
      </header>
      {earlier && (
        <p className="policy-earlier beside" role="note">
          <Icon name="clock" />
          <span>
            {earlier.text} <PageLink to={earlier.to}>{earlier.link}</PageLink>
          </span>
        </p>
      )}
      {/* The server allows no raw HTML in the text. */}
      <div className="policy-text" dangerouslySetInnerHTML={{ __html: html }} />
      <section aria-labelledby="seller">
        <h2 id="seller">{seller.title}</h2>
        <SellerNote lines={seller.lines} />
      </section>
      {versions && (
        <nav aria-labelledby="versions">
          <h2 id="versions">{versions.title}</h2>
          <ul>
            {versions.items.map(({ label, to, isShown }) => (
              <li key={to}>
                <PageLink to={to} aria-current={isShown ? 'page' : undefined}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
