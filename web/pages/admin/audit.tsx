import { useCallback } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { More } from '../../admin/table/more.tsx'
import { Moment, Named } from '../../admin/table/named.tsx'
import { SearchBox } from '../../admin/table/search-box.tsx'
import { TablePage } from '../../admin/table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../admin/table/table.tsx'
import { useList, type Ask } from '../../admin/table/use-list.ts'
import { useWish } from '../../admin/table/use-wish.ts'
import { pageMeta } from '../../found/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import type { Route } from './+types/audit'
import { Difference } from './difference.tsx'
import { DEED_WORDS, KIND_WORDS } from './words.ts'

type Audited = Answer<Calls['GET /audit']>[number]

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_audit(), isHidden: true })

export default function Audit() {
  const [q] = useWish('q')
  const list = useList(useCallback<Ask<Audited>>((page) => api.page('GET /audit', { query: { ...page, q } }), [q]))
  return (
    <TablePage
      title={m.tables_audit()}
      list={list}
      tools={<SearchBox label={m.audit_search()} />}
      isNarrowed={q !== ''}
      columns={[
        { label: m.audit_thing() },
        { label: m.audit_deed(), size: 'small' },
        { label: m.audit_by(), size: 'medium' },
        { label: m.audit_at(), size: 'medium' },
      ]}
      empty={{ title: m.audit_empty_title(), text: m.audit_empty_text() }}
    >
      {list.shown?.items.map(({ _id, name, kind, what, userId, email, at, difference }) => (
        <Row key={_id}>
          <HeadCell>
            <Named name={name || m.audit_deleted_person()} note={KIND_WORDS[kind]()} />
            {Object.keys(difference).length > 0 && (
              <More label={m.audit_difference()}>
                <Difference of={difference} />
              </More>
            )}
          </HeadCell>
          <Cell>
            <span className="badge badge-open">{DEED_WORDS[what]()}</span>
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
