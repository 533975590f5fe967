import { useLocation, useNavigate } from 'react-router'
import type { Batch } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { loginPath } from '../../session/return-path.ts'
import { currentSession } from '../../session/session.ts'
import { useWork } from '../../session/use-work.ts'
import { FieldError } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { SeatDots } from '../seat-dots.tsx'

type WaitingListProps = { batch: Batch; reload: () => void }

/** A full batch. People on the waiting list are notified when a seat becomes free. */
export function WaitingList({ batch, reload }: WaitingListProps) {
  const navigate = useNavigate()
  const here = useLocation()
  const { isBusy, problem, run } = useWork({
    reason: (error) => m.live_wait_failed({ reason: explain(error) }),
    isBeside: true,
  })
  const place = batch.mine?.waitingPlace ?? null
  const params = { id: batch._id }

  const change = async (work: () => Promise<unknown>, done: string) => {
    if (!currentSession()) return void navigate(loginPath(here))
    await run(async () => {
      await work()
      toast(done)
    })
    reload()
  }

  return (
    <>
      <SeatDots {...batch} />
      <h2>{place ? m.live_waits() : m.live_card_full()}</h2>
      <p className="seat-note">{place ? m.live_place({ n: digits(place) }) : m.live_full_text()}</p>
      {!place && batch.waiting > 0 && (
        <p className="seat-note">
          {batch.waiting === 1 ? m.live_waiting_one() : m.live_waiting_count({ n: digits(batch.waiting) })}
        </p>
      )}
      {place ? (
        <button
          type="button"
          className="button button-wide"
          disabled={isBusy}
          onClick={() => void change(() => api('DELETE /live/{id}/wait', { params }), m.live_wait_left())}
        >
          {m.live_wait_leave()}
        </button>
      ) : (
        <button
          type="button"
          className="button button-primary button-large button-wide"
          disabled={isBusy}
          onClick={() => void change(() => api('POST /live/{id}/wait', { params }), m.live_wait_joined())}
        >
          {isBusy && <span className="spinner" />}
          {m.live_wait()}
        </button>
      )}
      <div role="alert">{problem && <FieldError text={problem} />}</div>
    </>
  )
}
