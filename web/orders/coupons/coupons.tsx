import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { COUPON_STATES } from '#contract/record-states.ts'
import type { Coupon } from '#contract/calls/orders/coupons.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useView } from '../../table/use-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { CouponRow, couponColumns } from './coupon-row.tsx'
import { STATE_LABELS } from './coupon-words.ts'
import type { Route } from './+types/coupons'
import '../refunds.css'
import '../coupons.css'

export const handle = { guard: 'admin', asks: ['GET /coupons?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.coupons_title(), isHidden: true })

const CHOICES = { state: COUPON_STATES }

/** The list, with the form for the URL's coupon next to it. On a phone, only the form is shown. */
export default function Coupons({ params: { coupon: open } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<Coupon>>((page) => api.page('GET /coupons', { query: { ...page, ...query } }), [query]),
  )
  const edited = list.shown?.items.find(({ _id }) => _id === open)
  const close = () => void navigate(paths.adminCoupons)
  const onSaved = () => {
    list.reload()
    close()
  }
  return (
    <div className={open ? 'coupons coupons-open' : 'coupons'}>
      <TablePage
        title={m.coupons_title()}
        list={list}
        isFiltered={isFiltered}
        tools={{
          search: m.coupons_search(),
          filters: [{ name: 'state', label: m.coupons_state(), all: m.coupons_all(), choices: STATE_LABELS }],
          days: m.coupons_valid(),
        }}
        action={
          <PageLink className="button button-primary" to={paths.adminCoupon('new')}>
            <Icon name="plus" />
            {m.coupons_new()}
          </PageLink>
        }
        columns={couponColumns()}
        empty={{ title: m.coupons_empty_title(), text: m.coupons_empty_text() }}
      >
        {list.shown?.items.map((coupon) => (
          <CouponRow key={coupon._id} coupon={coupon} />
        ))}
      </TablePage>
      {open === 'new' && <CouponForm key="new" coupon={null} onSaved={onSaved} onClose={close} />}
      {edited && <CouponForm key={edited._id} coupon={edited} onSaved={onSaved} onClose={close} />}
    </div>
  )
}
