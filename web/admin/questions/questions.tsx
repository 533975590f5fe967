import { useCallback, useRef, useState } from 'react'
import type { ListedDiscussion } from '#contract/classroom.ts'
import type { DiscussionState } from '#contract/constants.ts'
import { TableList } from '../table/table-list.tsx'
import { useList, type FetchPage } from '../table/use-list.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import type { Route } from './+types/questions'
import { HideDialog } from '../../admin-controls/hide-dialog.tsx'
import { DiscussionRow } from './discussion-row.tsx'
import '../table/table.css'
import './questions.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_questions(), isHidden: true })

/** The administrators' queue: reported items, and unanswered questions. */
export default function Questions() {
  const reported = useWaiting('reported')
  const unanswered = useWaiting('unanswered')
  const [hiding, setHiding] = useState<ListedDiscussion | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const remove = ({ _id }: ListedDiscussion) => {
    for (const list of [reported, unanswered]) list.change((items) => items.filter((item) => item._id !== _id))
    // The focused button disappears with its row.
    title.current?.focus()
  }
  const rows = (items: ListedDiscussion[] | undefined) =>
    items?.map((item) => (
      <DiscussionRow key={item._id} item={item} onHide={() => setHiding(item)} onKept={() => remove(item)} />
    ))

  return (
    <div className="wrap table-page">
      <header className="page-head">
        <h1 ref={title} tabIndex={-1}>
          {m.tables_questions()}
        </h1>
      </header>
      <section className="discussion-list">
        <h2>{m.discussion_reported()}</h2>
        <p>{m.discussion_reported_text()}</p>
        <TableList
          label={m.discussion_reported()}
          list={reported}
          columns={[
            { label: m.discussion_text() },
            { label: m.discussion_at(), size: 'small' },
            { label: m.discussion_do(), size: 'medium' },
          ]}
          empty={{ title: m.discussion_reported_empty_title(), text: m.discussion_reported_empty_text() }}
        >
          {rows(reported.shown?.items)}
        </TableList>
      </section>
      {/* An empty list is lower than its skeleton: what is below would move. */}
      {(reported.shown || !reported.isLoading) && (
        <section className="discussion-list">
          <h2>{m.discussion_unanswered()}</h2>
          <TableList
            label={m.discussion_unanswered()}
            list={unanswered}
            columns={[
              { label: m.discussion_question() },
              { label: m.discussion_at(), size: 'small' },
              { label: m.discussion_do(), size: 'medium' },
            ]}
            empty={{ title: m.discussion_unanswered_empty_title(), text: m.discussion_unanswered_empty_text() }}
          >
            {rows(unanswered.shown?.items)}
          </TableList>
        </section>
      )}
      <HideDialog item={hiding} onClose={() => setHiding(null)} onHidden={() => hiding && remove(hiding)} />
    </div>
  )
}

function useWaiting(state: DiscussionState) {
  return useList(
    useCallback<FetchPage<ListedDiscussion>>((page) => api.page('GET /talk', { query: { ...page, state } }), [state]),
  )
}
