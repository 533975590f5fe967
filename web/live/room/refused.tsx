// Why nobody is let in, and the way on.
import { ApiError } from '#contract/client.ts'
import type { RoomRefusal } from '#contract/room.ts'
import { paths } from '#contract/paths.ts'
import { Notice } from '../../learning/notice.tsx'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'

const toTimetable = () => ({ to: paths.live, label: m.room_all_classes() })

/** The page did not open. */
export function Refused({ problem, retry }: { problem: unknown; retry: () => void }) {
  const code = problem instanceof ApiError ? problem.code : null
  if (code === 'not_bought')
    return <Notice title={m.room_no_seat_title()} text={m.room_no_seat_text()} action={toTimetable()} />
  if (code === 'refunded')
    return <Notice title={m.room_refunded_title()} text={m.room_refunded_text()} action={toTimetable()} />
  if (code === 'rooms_unavailable')
    return (
      <Notice
        title={m.room_off_title()}
        text={m.room_off_text()}
        tryAgain={retry}
        other={{ to: paths.contact, label: m.room_write_us() }}
      />
    )
  if (code === 'not_found' || code === 'invalid')
    return <Notice title={m.room_missing_title()} text={m.room_missing_text()} action={toTimetable()} />
  return <Notice title={m.problem_title()} text={explain(problem)} tryAgain={retry} />
}

/** The room's reason, or the site's answer to the request for a token. */
export type Refusal = RoomRefusal | ApiError

/** The host ended it, or its time is up. */
export const isOver = (refusal: Refusal | null): boolean =>
  refusal === 'ended' || (refusal instanceof ApiError && refusal.code === 'over')

/** Before or in the middle of the class. */
export function RefusedByRoom({ reason, retry }: { reason: Refusal; retry: () => void }) {
  if (reason instanceof ApiError) return <Refused problem={reason} retry={retry} />
  if (reason === 'full') return <Notice title={m.room_full_title()} text={m.room_full_text()} tryAgain={retry} />
  return <Notice title={m.room_elsewhere_title()} text={m.room_elsewhere_text()} tryAgain={retry} />
}
