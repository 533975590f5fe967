import { useCallback, useRef, useState } from 'react'
import type { ListedDiscussion } from '#contract/calls/learning/classroom.ts'
import { DISCUSSION_STATES } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { TablePage } from '../../../table/table-page.tsx'
import { useList, type FetchPage } from '../../../table/use-list.ts'
import { useQueryParam } from '../../../table/use-query-param.ts'
import { useView } from '../../../table/use-view.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import type { Route } from './+types/questions'
import { HideDialog } from '../hide-dialog.tsx'
import { DiscussionRow } from './discussion-row.tsx'
import './questions.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_questions(), isHidden: true })

const LISTS = {
  reported: {
    to: paths.adminQuestions,
    label: m.discussion_reported,
    empty: () => ({ title: m.discussion_reported_empty_title(), text: m.discussion_reported_empty_text() }),
  },
  unanswered: {
    to: paths.adminUnanswered,
    label: m.discussion_unanswered,
    empty: () => ({ title: m.discussion_unanswered_empty_title(), text: m.discussion_unanswered_empty_text() }),
  },
}
const NO_CHOICES = {}

/** The administrators' queue: reported items, and unanswered questions. */
export default function Questions() {
  const state = useQueryParam('list') === 'unanswered' ? 'unanswered' : 'reported'
  const { query, isFiltered } = useView(NO_CHOICES)
  const list = useList(
    useCallback<FetchPage<ListedDiscussion>>(
      (page) => api.page('GET /talk', { query: { ...page, ...query, state } }),
      [query, state],
    ),
  )
  const [hiding, setHiding] = useState<ListedDiscussion | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const remove = ({ _id }: ListedDiscussion) => {
    list.change((items) => items.filter((item) => item._id !== _id))
    // The focused button disappears along with its row.
    title.current?.focus()
  }

  return (
    <>
      <TablePage
        title={m.tables_questions()}
        titleRef={title}
        tabs={DISCUSSION_STATES.map((name) => ({
          to: LISTS[name].to,
          label: LISTS[name].label(),
          isCurrent: name === state,
        }))}
        list={list}
        label={LISTS[state].label()}
        tools={{ search: m.discussion_search(), days: m.discussion_at() }}
        isFiltered={isFiltered}
        columns={[
          { label: m.discussion_text() },
          { label: m.discussion_at(), size: 'medium' },
          { label: m.discussion_do(), size: 'large', kind: 'buttons' },
        ]}
        empty={LISTS[state].empty()}
      >
        {list.shown?.items.map((item) => (
          <DiscussionRow key={item._id} item={item} onHide={() => setHiding(item)} onKept={() => remove(item)} />
        ))}
      </TablePage>
      <HideDialog item={hiding} onClose={() => setHiding(null)} onHidden={() => hiding && remove(hiding)} />
    </>
  )
}
