import type { Coupon } from '#contract/calls/orders/coupons.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { count, day, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ItemName } from '../../table/item-name.tsx'
import { Cell, HeadCell, Row, type Column } from '../../table/table.tsx'
import { dayOf, isFor, lastDay, STATE_BADGES, STATE_LABELS, takesOff } from './coupon-words.ts'

export const couponColumns = (): Column[] => [
  { label: m.coupon_code() },
  { label: m.coupon_takes_off(), size: 'tiny' },
  { label: m.coupon_used(), size: 'small' },
  { label: m.coupons_state(), size: 'medium' },
  { label: m.coupons_change(), size: 'tiny', kind: 'buttons' },
]

export function CouponRow({ coupon }: { coupon: Coupon }) {
  const { _id, code, used, maxUses, revenue, state, startsAt } = coupon
  const numbers = { used: count(used), max: count(maxUses ?? 0) }
  const ends = lastDay(coupon)
  return (
    <Row>
      <HeadCell>
        <ItemName name={code} note={isFor(coupon)} />
      </HeadCell>
      <Cell>{takesOff(coupon)}</Cell>
      <Cell>
        <div className="coupon-used stack numbers">
          <span>{maxUses === null ? m.coupon_used_times(numbers) : m.coupon_used_of(numbers)}</span>
          {maxUses !== null && <progress max={maxUses} value={used} aria-hidden="true" />}
          <small>{m.coupon_revenue({ sum: revenue === 0 ? '$0' : price(revenue) })}</small>
        </div>
      </Cell>
      <Cell>
        <div className="coupon-state stack numbers">
          <span className={STATE_BADGES[state]}>
            {state === 'waiting' && startsAt ? m.coupon_from({ day: day(dayOf(startsAt)) }) : STATE_LABELS[state]()}
          </span>
          {ends && <small>{m.coupon_until({ day: ends })}</small>}
        </div>
      </Cell>
      <Cell>
        <PageLink
          className="button button-small"
          to={paths.adminCoupon(_id)}
          aria-label={m.coupons_change_of({ name: code })}
        >
          {m.coupons_change()}
        </PageLink>
      </Cell>
    </Row>
  )
}
