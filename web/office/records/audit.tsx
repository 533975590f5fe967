import { useCallback } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { AUDIT_ACTIONS } from '#contract/record-states.ts'
import { RowDetails } from '../../table/row-details.tsx'
import { Moment, ItemName } from '../../table/item-name.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useView } from '../../table/use-view.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import type { Route } from './+types/audit'
import { Difference } from './difference.tsx'
import { ACTION_LABELS, actionLabel, KIND_LABELS } from './labels.ts'

type AuditEntry = Answer<Calls['GET /audit']>[number]

export const handle = { guard: 'admin', asks: ['GET /audit?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_audit(), isHidden: true })

const CHOICES = { what: AUDIT_ACTIONS }

export default function Audit() {
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<AuditEntry>>((page) => api.page('GET /audit', { query: { ...page, ...query } }), [query]),
  )
  return (
    <TablePage
      title={m.tables_audit()}
      list={list}
      tools={{
        search: m.audit_search(),
        filters: [{ name: 'what', label: m.audit_action(), all: m.audit_all(), choices: ACTION_LABELS }],
        days: m.audit_at(),
      }}
      isFiltered={isFiltered}
      columns={[
        { label: m.audit_thing() },
        { label: m.audit_action(), size: 'small' },
        { label: m.audit_by(), size: 'medium' },
        { label: m.audit_at(), size: 'medium' },
      ]}
      empty={{ title: m.audit_empty_title(), text: m.audit_empty_text() }}
    >
      {list.shown?.items.map(({ _id, name, kind, what, userId, email, at, difference }) => (
        <Row key={_id}>
          <HeadCell>
            <ItemName name={name || m.audit_deleted_person()} note={KIND_LABELS[kind]()} />
            {Object.keys(difference).length > 0 && (
              <RowDetails label={m.audit_difference()}>
                <Difference fields={difference} />
              </RowDetails>
            )}
          </HeadCell>
          <Cell>
            <span className="badge badge-open">{actionLabel(what, kind)}</span>
          </Cell>
          <Cell>{email || (userId ? m.audit_deleted_person() : m.audit_by_server())}</Cell>
          <Cell>
            <Moment at={at} />
          </Cell>
        </Row>
      ))}
    </TablePage>
  )
}
