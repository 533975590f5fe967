import { useCallback, useRef } from 'react'
import { BIN_DAYS, CONTENT_KINDS } from '#contract/constants.ts'
import type { Binned } from '../../admin-controls/binned.ts'
import { ActionButton } from '../../table/action-button.tsx'
import { Moment, ItemName } from '../../table/item-name.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useView } from '../../table/use-view.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { digits } from '../../ui/numbers.ts'
import type { Route } from './+types/bin'
import { CONTENT_LABELS } from './labels.ts'

export const handle = { guard: 'admin', asks: ['GET /bin?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_bin(), isHidden: true })

const CHOICES = { kind: CONTENT_KINDS }

export default function Bin() {
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<Binned>>((page) => api.page('GET /bin', { query: { ...page, ...query } }), [query]),
  )
  const title = useRef<HTMLHeadingElement>(null)

  const onRestored = ({ _id }: Binned) => {
    // The focused button disappears along with its row.
    title.current?.focus()
    list.change((items) => items.filter((item) => item._id !== _id))
  }

  return (
    <TablePage
      title={m.tables_bin()}
      titleRef={title}
      list={list}
      tools={{
        search: m.bin_search(),
        filters: [{ name: 'kind', label: m.bin_kind(), all: m.bin_all(), choices: CONTENT_LABELS }],
        days: m.bin_deleted(),
      }}
      isFiltered={isFiltered}
      columns={[
        { label: m.bin_thing() },
        { label: m.bin_deleted(), size: 'medium' },
        { label: m.bin_by(), size: 'medium' },
        { label: m.bin_restore(), size: 'small', kind: 'buttons' },
      ]}
      empty={{ title: m.bin_empty_title(), text: m.bin_empty_text({ days: digits(BIN_DAYS) }) }}
    >
      {list.shown?.items.map((item) => (
        <Row key={item._id}>
          <HeadCell>
            <ItemName name={item.name} note={CONTENT_LABELS[item.kind]()} />
          </HeadCell>
          <Cell>
            <Moment at={item.deletedAt} />
          </Cell>
          <Cell>{item.deletedBy || m.bin_by_unknown()}</Cell>
          <Cell>
            <ActionButton
              label={m.bin_restore()}
              name={m.bin_restore_of({ name: item.name })}
              done={m.bin_restored({ name: item.name })}
              act={() => api('PUT /bin/{id}', { params: { id: item._id } })}
              onDone={() => onRestored(item)}
            />
          </Cell>
        </Row>
      ))}
    </TablePage>
  )
}
