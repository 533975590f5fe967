import { useCallback } from 'react'
import type { Coupon } from '#contract/calls/orders/coupons.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CouponRow, couponColumns } from '../coupons/coupon-row.tsx'
import { RefundRow, refundColumns, type Refund } from '../refunds/refund-row.tsx'
import { TableList } from '../../table/table-list.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'

const LATEST_FEW = { limit: 5 }

/** The latest few. The rest are on their own pages. */
export function LatestRefunds() {
  const list = useList(
    useCallback<FetchPage<Refund>>(
      async () => ({ ...(await api.page('GET /refunds', { query: LATEST_FEW })), after: null }),
      [],
    ),
  )
  return (
    <section className="refunds-list">
      <header className="money-head ends">
        <h2>{m.money_refunds()}</h2>
        <PageLink className="link" to={paths.adminRefunds}>
          {m.money_all_refunds()}
        </PageLink>
      </header>
      <TableList
        label={m.money_refunds()}
        list={list}
        columns={refundColumns()}
        empty={{ title: m.refunds_empty_title(), text: m.refunds_empty_text() }}
      >
        {list.shown?.items.map((refund) => (
          <RefundRow key={refund._id} refund={refund} />
        ))}
      </TableList>
    </section>
  )
}

export function LatestCoupons() {
  const list = useList(
    useCallback<FetchPage<Coupon>>(
      async () => ({ ...(await api.page('GET /coupons', { query: LATEST_FEW })), after: null }),
      [],
    ),
  )
  return (
    <section className="refunds-list">
      <header className="money-head ends">
        <h2>{m.money_coupons()}</h2>
        <PageLink className="link" to={paths.adminCoupons}>
          {m.money_all_coupons()}
        </PageLink>
        <PageLink className="button button-small" to={paths.adminCoupon('new')}>
          <Icon name="plus" />
          {m.coupons_new()}
        </PageLink>
      </header>
      <TableList
        label={m.money_coupons()}
        list={list}
        columns={couponColumns()}
        empty={{ title: m.coupons_empty_title(), text: m.coupons_empty_text() }}
      >
        {list.shown?.items.map((coupon) => (
          <CouponRow key={coupon._id} coupon={coupon} />
        ))}
      </TableList>
    </section>
  )
}
