import { useCallback, useRef } from 'react'
import { BIN_DAYS, CONTENT_KINDS } from '#contract/constants.ts'
import type { Binned } from '../bin/binned.ts'
import { ActionButton } from '../table/action-button.tsx'
import { ChoiceBox } from '../table/choice-box.tsx'
import { Moment, ItemName } from '../table/item-name.tsx'
import { SearchBox } from '../table/search-box.tsx'
import { TablePage } from '../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../table/table.tsx'
import { useList, type Ask } from '../table/use-list.ts'
import { useChosen, useQueryParam } from '../table/use-query-param.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import { digits } from '../../ui/numbers.ts'
import type { Route } from './+types/bin'
import { CONTENT_WORDS } from './words.ts'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_bin(), isHidden: true })

export default function Bin() {
  const kind = useChosen('kind', CONTENT_KINDS)
  const [q] = useQueryParam('q')
  const list = useList(
    useCallback<Ask<Binned>>((page) => api.page('GET /bin', { query: { ...page, kind, q } }), [kind, q]),
  )
  const title = useRef<HTMLHeadingElement>(null)

  const onRestored = ({ _id }: Binned) => {
    // The button goes with its row.
    title.current?.focus()
    list.change((things) => things.filter((thing) => thing._id !== _id))
  }

  return (
    <TablePage
      title={m.tables_bin()}
      titleRef={title}
      list={list}
      tools={
        <>
          <SearchBox label={m.bin_search()} />
          <ChoiceBox name="kind" label={m.bin_kind()} all={m.bin_all()} choices={CONTENT_WORDS} />
        </>
      }
      isNarrowed={kind !== undefined || q !== ''}
      columns={[
        { label: m.bin_thing() },
        { label: m.bin_deleted(), size: 'medium' },
        { label: m.bin_by(), size: 'medium' },
        { label: m.bin_restore(), size: 'small' },
      ]}
      empty={{ title: m.bin_empty_title(), text: m.bin_empty_text({ days: digits(BIN_DAYS) }) }}
    >
      {list.shown?.items.map((thing) => (
        <Row key={thing._id}>
          <HeadCell>
            <ItemName name={thing.name} note={CONTENT_WORDS[thing.kind]()} />
          </HeadCell>
          <Cell>
            <Moment at={thing.deletedAt} />
          </Cell>
          <Cell>{thing.deletedBy || m.bin_by_unknown()}</Cell>
          <Cell>
            <ActionButton
              label={m.bin_restore()}
              name={m.bin_restore_of({ name: thing.name })}
              done={m.bin_restored({ name: thing.name })}
              act={() => api('PUT /bin/{id}', { params: { id: thing._id } })}
              onDone={() => onRestored(thing)}
            />
          </Cell>
        </Row>
      ))}
    </TablePage>
  )
}
