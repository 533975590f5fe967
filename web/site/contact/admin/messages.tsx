import { useCallback, useRef } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { MESSAGE_KINDS, MESSAGE_STATES, type MessageState } from '#contract/record-states.ts'
import { TablePage } from '../../../table/table-page.tsx'
import { useList, type FetchPage } from '../../../table/use-list.ts'
import { useView } from '../../../table/use-view.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import type { Route } from './+types/messages'
import { MESSAGE_KIND_LABELS, MESSAGE_LABELS, MessageRow } from './message-row.tsx'

export type Message = Answer<Calls['GET /contactMessages']>[number]

export const handle = { guard: 'admin', asks: ['GET /contactMessages?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_messages(), isHidden: true })

const CHOICES = { state: MESSAGE_STATES, kind: MESSAGE_KINDS }

export default function Messages() {
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<Message>>(
      (page) => api.page('GET /contactMessages', { query: { ...page, ...query } }),
      [query],
    ),
  )

  const title = useRef<HTMLHeadingElement>(null)

  const onMarked = ({ _id }: Message, marked: MessageState) => {
    // With a state filter the row disappears, and the focused button with it.
    if (query.state) title.current?.focus()
    list.change((messages) =>
      messages.map((message) => (message._id === _id ? { ...message, state: marked } : message)),
    )
  }

  return (
    <TablePage
      title={m.tables_messages()}
      titleRef={title}
      list={list}
      tools={{
        search: m.messages_search(),
        filters: [
          { name: 'state', label: m.messages_state(), all: m.tables_all_states(), choices: MESSAGE_LABELS },
          { name: 'kind', label: m.bin_kind(), all: m.bin_all(), choices: MESSAGE_KIND_LABELS },
        ],
        days: m.messages_at(),
      }}
      isFiltered={isFiltered}
      columns={[
        { label: m.messages_message() },
        { label: m.messages_at(), size: 'medium' },
        { label: m.messages_state(), size: 'small' },
        { label: m.messages_mark(), size: 'medium', kind: 'buttons' },
      ]}
      empty={{ title: m.messages_empty_title(), text: m.messages_empty_text() }}
    >
      {list.shown?.items.map((message) => (
        <MessageRow key={message._id} message={message} onMarked={(state) => onMarked(message, state)} />
      ))}
    </TablePage>
  )
}
