import { useCallback } from 'react'
import { paths } from '#contract/paths.ts'
import type { PolicyText } from '#contract/calls/orders/policies.ts'
import { POLICIES } from '#contract/orders/policy-names.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import { digits } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ItemName, Moment } from '../../../table/item-name.tsx'
import { TablePage } from '../../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../../table/table.tsx'
import { useList, type FetchPage } from '../../../table/use-list.ts'
import type { Route } from './+types/policies'

type Listed = PolicyText & { _id: string }

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.policies_title(), isHidden: true })

const NAMES = { terms: m.policy_terms, refunds: m.policy_refunds }

export default function Policies() {
  const list = useList(
    useCallback<FetchPage<Listed>>(async () => {
      const texts = await Promise.all(POLICIES.map((policy) => api('GET /policyText/{policy}', { params: { policy } })))
      return { items: texts.map((text) => ({ ...text, _id: text.policy })), total: texts.length, after: null }
    }, []),
  )
  return (
    <TablePage
      title={m.policies_title()}
      list={list}
      summary={m.policies_note()}
      columns={[
        { label: m.policies_page() },
        { label: m.policies_since(), size: 'medium' },
        { label: m.policies_by(), size: 'medium' },
        { label: m.policies_edit(), size: 'small', kind: 'buttons' },
      ]}
      empty={{ title: m.policies_empty(), text: '' }}
    >
      {list.shown?.items.map(({ policy, revision, versions }) => (
        <Row key={policy}>
          <HeadCell>
            <ItemName name={NAMES[policy]()} note={m.policies_version({ n: digits(revision) })} />
          </HeadCell>
          <Cell>{versions[0] && <Moment at={versions[0].since} />}</Cell>
          <Cell>{versions[0]?.savedBy ?? (revision === 1 ? m.policies_shipped() : m.audit_deleted_person())}</Cell>
          <Cell>
            <PageLink
              className="button button-small"
              to={paths.updatePolicy(policy)}
              aria-label={m.policies_edit_of({ name: NAMES[policy]() })}
            >
              {m.policies_edit()}
            </PageLink>
          </Cell>
        </Row>
      ))}
    </TablePage>
  )
}
