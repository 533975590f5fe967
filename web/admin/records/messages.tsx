import { useCallback, useRef } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { MESSAGE_STATES, type MessageState } from '#contract/record-states.ts'
import { FilterSelect } from '../table/filter-select.tsx'
import { SearchBox } from '../table/search-box.tsx'
import { TablePage } from '../table/table-page.tsx'
import { useList, type FetchPage } from '../table/use-list.ts'
import { useChoiceParam, useQueryParam } from '../table/use-query-param.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import type { Route } from './+types/messages'
import { MessageRow } from './message-row.tsx'
import { MESSAGE_LABELS } from './labels.ts'

export type Message = Answer<Calls['GET /contactMessages']>[number]

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_messages(), isHidden: true })

export default function Messages() {
  const [q] = useQueryParam('q')
  const state = useChoiceParam('state', MESSAGE_STATES)
  const list = useList(
    useCallback<FetchPage<Message>>(
      (page) => api.page('GET /contactMessages', { query: { ...page, q, state } }),
      [q, state],
    ),
  )

  const title = useRef<HTMLHeadingElement>(null)

  const onMarked = ({ _id }: Message, marked: MessageState) => {
    // With a state filter the row disappears, and the focused button with it.
    if (state) title.current?.focus()
    list.change((messages) =>
      messages.map((message) => (message._id === _id ? { ...message, state: marked } : message)),
    )
  }

  return (
    <TablePage
      title={m.tables_messages()}
      titleRef={title}
      list={list}
      tools={
        <>
          <SearchBox label={m.messages_search()} />
          <FilterSelect name="state" label={m.messages_state()} all={m.messages_all()} choices={MESSAGE_LABELS} />
        </>
      }
      isFiltered={q !== '' || state !== undefined}
      columns={[
        { label: m.messages_message() },
        { label: m.messages_at(), size: 'medium' },
        { label: m.messages_state(), size: 'small' },
        { label: m.messages_mark(), size: 'medium' },
      ]}
      empty={{ title: m.messages_empty_title(), text: m.messages_empty_text() }}
    >
      {list.shown?.items.map((message) => (
        <MessageRow key={message._id} message={message} onMarked={(state) => onMarked(message, state)} />
      ))}
    </TablePage>
  )
}
