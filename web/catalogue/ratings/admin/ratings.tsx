import { useCallback, useRef } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { RATING_STATES, type RatingState } from '#contract/record-states.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import { TablePage } from '../../../table/table-page.tsx'
import { useList, type FetchPage } from '../../../table/use-list.ts'
import { useView } from '../../../table/use-view.ts'
import type { Route } from './+types/ratings'
import { RatingRow } from './rating-row.tsx'

export type ListedRating = Answer<Calls['GET /ratings']>[number]

const STATES: Record<RatingState, () => string> = { shown: m.ratings_state_shown, hidden: m.ratings_state_hidden }

export const handle = { guard: 'admin', asks: ['GET /ratings?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.tables_ratings(), isHidden: true })

const CHOICES = { state: RATING_STATES }

export default function Ratings() {
  const { query, isFiltered } = useView(CHOICES)
  const title = useRef<HTMLHeadingElement>(null)
  const list = useList(
    useCallback<FetchPage<ListedRating>>((page) => api.page('GET /ratings', { query: { ...page, ...query } }), [query]),
  )

  const onChanged = (id: string, hiddenReason: string | null) => {
    // With a state filter, the row disappears, and the focused button with it.
    if (query.state) title.current?.focus()
    list.change((ratings) => ratings.map((rating) => (rating._id === id ? { ...rating, hiddenReason } : rating)))
  }

  return (
    <TablePage
      title={m.tables_ratings()}
      titleRef={title}
      list={list}
      tools={{
        search: m.ratings_search(),
        filters: [{ name: 'state', label: m.ratings_column_state(), all: m.ratings_state_all(), choices: STATES }],
        days: m.ratings_column_rating(),
      }}
      isFiltered={isFiltered}
      columns={[
        { label: m.ratings_column_said() },
        { label: m.ratings_column_rating(), size: 'medium' },
        { label: m.ratings_column_state(), size: 'medium' },
        { label: m.ratings_hide(), size: 'small', kind: 'buttons' },
      ]}
      empty={{ title: m.ratings_none(), text: m.ratings_none_text() }}
    >
      {list.shown?.items.map((rating) => (
        <RatingRow key={rating._id} rating={rating} onChanged={(reason) => onChanged(rating._id, reason)} />
      ))}
    </TablePage>
  )
}
