import { useCallback, useRef, useState } from 'react'
import type { ListedTalk } from '#contract/classroom.ts'
import type { TalkState } from '#contract/constants.ts'
import { AdminTabs } from '../table/admin-tabs.tsx'
import { TableList } from '../table/table-list.tsx'
import { useList, type FetchPage } from '../table/use-list.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import type { Route } from './+types/questions'
import { HideDialog } from '../../admin-controls/hide-dialog.tsx'
import { TalkRow } from './talk-row.tsx'
import '../table/table.css'
import './questions.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_questions(), isHidden: true })

/** What waits for an administrator: what learners reported, and what nobody has answered. */
export default function Questions() {
  const reported = useWaiting('reported')
  const unanswered = useWaiting('unanswered')
  const [hiding, setHiding] = useState<ListedTalk | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const remove = ({ _id }: ListedTalk) => {
    for (const list of [reported, unanswered]) list.change((items) => items.filter((item) => item._id !== _id))
    // The focused button disappears with its row.
    title.current?.focus()
  }
  const rows = (items: ListedTalk[] | undefined) =>
    items?.map((item) => (
      <TalkRow key={item._id} item={item} onHide={() => setHiding(item)} onKept={() => remove(item)} />
    ))

  return (
    <div className="wrap table-page">
      <AdminTabs />
      <header className="page-head">
        <h1 ref={title} tabIndex={-1}>
          {m.tables_questions()}
        </h1>
      </header>
      <section className="talk-list">
        <h2>{m.talk_reported()}</h2>
        <p>{m.talk_reported_text()}</p>
        <TableList
          label={m.talk_reported()}
          list={reported}
          columns={[
            { label: m.talk_text() },
            { label: m.talk_at(), size: 'small' },
            { label: m.talk_do(), size: 'medium' },
          ]}
          empty={{ title: m.talk_reported_empty_title(), text: m.talk_reported_empty_text() }}
        >
          {rows(reported.shown?.items)}
        </TableList>
      </section>
      {/* An empty list is lower than its skeleton: what is below would move. */}
      {(reported.shown || !reported.isLoading) && (
        <section className="talk-list">
          <h2>{m.talk_unanswered()}</h2>
          <TableList
            label={m.talk_unanswered()}
            list={unanswered}
            columns={[
              { label: m.talk_question() },
              { label: m.talk_at(), size: 'small' },
              { label: m.talk_do(), size: 'medium' },
            ]}
            empty={{ title: m.talk_unanswered_empty_title(), text: m.talk_unanswered_empty_text() }}
          >
            {rows(unanswered.shown?.items)}
          </TableList>
        </section>
      )}
      <HideDialog item={hiding} onClose={() => setHiding(null)} onHidden={() => hiding && remove(hiding)} />
    </div>
  )
}

function useWaiting(state: TalkState) {
  return useList(
    useCallback<FetchPage<ListedTalk>>((page) => api.page('GET /talk', { query: { ...page, state } }), [state]),
  )
}
