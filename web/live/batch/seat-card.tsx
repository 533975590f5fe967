import { Suspense, type ReactNode } from 'react'
import type { Batch } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { AskParent } from '../../catalogue/product/ask-parent/ask-parent.tsx'
import { SellerNote } from '../../catalogue/product/seller-note.tsx'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { classCount, programmeName } from '../live-words.ts'
import type { BatchContent } from './batch-content.ts'
import { productOf, ShareBatch, TakeSeat } from './take-seat.tsx'
import type { useOwnBatch } from './use-own-batch.ts'

// What a person has in a batch loads after the page, so that visitors don't load it.
const loadOwnParts = () => import('./own-parts.ts')
const JoinCard = lazyPart(() => loadOwnParts().then(({ JoinCard }) => ({ default: JoinCard })))
const CheckedSeat = lazyPart(() => loadOwnParts().then(({ CheckedSeat }) => ({ default: CheckedSeat })))
const HeldSeat = lazyPart(() => loadOwnParts().then(({ HeldSeat }) => ({ default: HeldSeat })))
const WaitingList = lazyPart(() => loadOwnParts().then(({ WaitingList }) => ({ default: WaitingList })))

type SeatCardProps = { own: ReturnType<typeof useOwnBatch>; content: BatchContent; zone: string }

/** Everything about the viewer's own seat. */
export function SeatCard({ own: { batch, isKnown, problem, reload, asking }, content, zone }: SeatCardProps) {
  const { mine } = batch
  const isTakeable = (batch.isJoinable && batch.seatsLeft > 0) || mine?.isOffered === true
  const card = (label: string, children: ReactNode) => (
    // A new element once it is known, so that nothing moves.
    <aside
      key={String(isKnown)}
      className="seat-card surface stack"
      data-unknown={!isKnown || undefined}
      aria-label={isKnown ? label : m.live_card_unknown()}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </aside>
  )
  if (problem !== null) {
    return card(
      m.live_card_seat(),
      <div role="alert">
        <p>{m.live_unknown({ reason: explain(problem) })}</p>
        <button type="button" className="button button-large button-wide" onClick={reload}>
          {m.problem_try_again()}
        </button>
      </div>,
    )
  }
  if (mine?.hasSeat) return card(m.live_card_next(), <JoinCard batch={batch} zone={zone} />)
  if (batch.isCancelled)
    return card(m.live_card_cancelled(), <EndedCard title={m.live_card_cancelled()} text={m.live_cancelled_text()} />)
  if (batch.nextAt === null)
    return card(m.live_card_over(), <EndedCard title={m.live_card_over()} text={m.live_over_text()} />)
  const head = <SeatHead batch={batch} />
  if (mine?.order && mine.isChecking) {
    return card(
      m.live_card_held(),
      <>
        {head}
        <CheckedSeat order={mine.order} />
      </>,
    )
  }
  const held = mine?.order && mine.holdsUntil ? { order: mine.order, until: mine.holdsUntil } : null
  if (held || isTakeable) {
    const product = productOf(batch)
    return card(
      held ? m.live_card_held() : m.live_card_seat(),
      <>
        {head}
        {/* A boundary of its own, so that the parts below stay mounted while it loads and can take the focus back. */}
        <Suspense fallback={null}>
          {held ? (
            <HeldSeat {...held} reload={reload} />
          ) : (
            <TakeSeat product={product} batch={batch} now={content.now} zone={zone} reload={reload} />
          )}
        </Suspense>
        {batch.price > 0 && (
          <>
            <AskParent product={product} order={held?.order} className="button button-wide" {...asking} />
            <SellerNote lines={content.seller} />
          </>
        )}
        <ShareBatch batch={batch} />
      </>,
    )
  }
  if (!batch.isJoinable && !mine?.waitingPlace) {
    return card(m.live_card_closed(), <EndedCard title={m.live_card_closed()} text={m.live_closed_text()} />)
  }
  return card(
    m.live_card_full(),
    <>
      {head}
      <WaitingList batch={batch} reload={reload} />
    </>,
  )
}

function SeatHead({ batch }: { batch: Batch }) {
  const { fullPrice, classesLeft } = batch
  return (
    <>
      <div className="seat-head spread">
        <p className="seat-price">{price(batch.price)}</p>
        <span className="badge live-badge tint">{programmeName(batch.programme)}</span>
      </div>
      {batch.price < fullPrice && (
        <p className="seat-note">{m.live_price_left({ left: classCount(classesLeft), price: price(fullPrice) })}</p>
      )}
    </>
  )
}

function EndedCard({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p className="seat-note">{text}</p>
      <PageLink className="button button-primary button-large button-wide" to={paths.live}>
        {m.live_other_times()}
      </PageLink>
    </>
  )
}
