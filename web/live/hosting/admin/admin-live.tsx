import { useCallback } from 'react'
import type { HostedBatch } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { hostedSeats, reviewName } from '../hosted-words.ts'
import { classTime, programmeName, liveSubjectName } from '../../live-words.ts'
import { useZone } from '../../zones.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { price } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ItemName } from '../../../table/item-name.tsx'
import { TablePage } from '../../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../../table/table.tsx'
import { useList, type FetchPage } from '../../../table/use-list.ts'
import { useView } from '../../../table/use-view.ts'
import type { Route } from './+types/admin-live'

export const handle = { guard: 'admin', asks: ['GET /admin/live?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_page(), isHidden: true })

const CHOICES = {}

export default function AdminLive() {
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<HostedBatch>>(
      (page) => api.page('GET /admin/live', { query: { ...page, ...query } }),
      [query],
    ),
  )
  return (
    <TablePage
      title={m.hosting_page()}
      list={list}
      isFiltered={isFiltered}
      tools={{ search: m.hosting_search() }}
      action={
        <PageLink className="button button-primary" to={paths.adminLiveNew}>
          <Icon name="plus" />
          {m.hosting_new()}
        </PageLink>
      }
      columns={[
        { label: m.hosting_batch() },
        { label: m.hosting_next_class(), size: 'medium' },
        { label: m.hosting_seats(), size: 'medium' },
        { label: m.hosting_manage_short(), size: 'small', kind: 'buttons' },
      ]}
      empty={{ title: m.hosting_empty_title(), text: m.hosting_empty_text() }}
    >
      {list.shown?.items.map((batch) => (
        <BatchRow key={batch._id} batch={batch} />
      ))}
    </TablePage>
  )
}

function BatchRow({ batch }: { batch: HostedBatch }) {
  const zone = useZone()
  const { _id, title, programme, subject, tutor, next, isCancelled, review } = batch
  return (
    <Row>
      <HeadCell>
        <ItemName
          name={title}
          note={[programmeName(programme), liveSubjectName(subject), tutor, price(batch.fullPrice)].join(' · ')}
        />
      </HeadCell>
      <Cell>
        {isCancelled ? (
          <span className="badge badge-open">{m.live_cancelled()}</span>
        ) : review !== 'published' ? (
          <span className="badge badge-gold">{reviewName(review)}</span>
        ) : next ? (
          <time dateTime={next.startsAt}>{classTime(next.startsAt, zone)}</time>
        ) : (
          m.hosting_over()
        )}
      </Cell>
      <Cell>{hostedSeats(batch)}</Cell>
      <Cell>
        <PageLink
          className="button button-small"
          to={paths.adminLiveBatch(_id)}
          aria-label={m.hosting_manage_of({ title })}
        >
          {m.hosting_manage_short()}
        </PageLink>
      </Cell>
    </Row>
  )
}
