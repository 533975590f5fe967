import { useEffect } from 'react'
import { LIVE_ZONE } from '#contract/constants.ts'
import type { Batch } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { BuyButton } from '../../catalogue/product/buy.tsx'
import { usePurchase, type Product } from '../../catalogue/product/use-purchase.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { clockIn } from '../../ui/zoned-times.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { whenWords } from '../live-words.ts'
import { dotColumns, seatsWords } from '../seat-dots.tsx'
import { isDhakaTime } from '../zones.ts'

export const productOf = ({ _id: id, title: name, img, price }: Batch): Product => ({
  id,
  kind: 'live',
  name,
  img,
  price,
  formerPrice: null,
})

type TakeSeatProps = { product: Product; batch: Batch; now: number; zone: string; reload: () => void }

export function TakeSeat({ product, batch, now, zone, reload }: TakeSeatProps) {
  const { price, mine } = batch
  const purchase = usePurchase(product)
  // Someone else may have taken the last seat, or this person's order has just taken one.
  const isOutdated = purchase.problem !== null || purchase.isPaid
  useEffect(() => {
    if (isOutdated) reload()
  }, [isOutdated, reload])
  const past = batch.sessions.filter(({ state }) => state === 'over').length
  return (
    <>
      <FacingSeats batch={batch} />
      {mine?.isOffered && mine.holdsUntil ? (
        <p className="seat-words">{m.live_offered_text({ time: clockIn(mine.holdsUntil, zone) })}</p>
      ) : (
        <p className="seat-words">{seatsWords(batch)}</p>
      )}
      <p className="seat-note">{firstWords(batch, now, zone)}</p>
      {past > 0 && <p className="seat-note">{past === 1 ? m.live_missed_one() : m.live_missed({ n: digits(past) })}</p>}
      <BuyButton kind="live" purchase={purchase} />
      {price > 0 && <p className="seat-note">{m.live_seat_held()}</p>}
    </>
  )
}

/** Learners face the same number of places on the tutor's side, as on the programmes' cards. */
function FacingSeats({ batch: { seats, seatsLeft } }: { batch: Batch }) {
  const all = Array.from({ length: seats }, (_, index) => index)
  return (
    <div className="facing-seats row" style={dotColumns(seats)} aria-hidden="true">
      <span className="stack">
        {all.map((index) => (
          <i key={index} data-open={index >= seats - seatsLeft || undefined} />
        ))}
      </span>
      <u />
      <span className="stack">
        {all.map((index) => (
          <i key={index} />
        ))}
      </span>
    </div>
  )
}

function firstWords({ nextAt, sessions }: Batch, now: number, zone: string): string {
  if (!nextAt) return ''
  const here = whenWords(nextAt, zone, now)
  const when = isDhakaTime(zone, nextAt) ? here : m.live_when_dhaka({ when: here, time: clockIn(nextAt, LIVE_ZONE) })
  const isFirst = sessions.every(({ state, startsAt }) => state === 'cancelled' || startsAt >= nextAt)
  return isFirst ? m.live_first_class({ when }) : m.live_next_class({ when })
}

/** Opens the phone's share sheet. Browsers without one copy the link. */
export function ShareBatch({ batch: { _id, title, seats } }: { batch: Batch }) {
  // Does nothing without script, but its space is reserved.
  const isHydrated = useHydrated()
  // In a 1-on-1 programme there is nobody to bring.
  if (seats === 1) return null
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => toast(m.live_share_copied()),
      () => toast(m.live_share_failed(), { kind: 'error' }),
    )
  // Closing the sheet is reported as an error.
  const share = () => {
    const url = `${location.origin}${paths.liveBatch(_id)}`
    return 'share' in navigator ? navigator.share({ title, url }).catch(() => {}) : copy(url)
  }
  return (
    <p className="seat-share spread" data-waiting={!isHydrated || undefined}>
      {m.live_share_text()}
      <button type="button" className="button button-small" onClick={() => void share()}>
        <Icon name="share" />
        {m.live_share()}
      </button>
    </p>
  )
}
