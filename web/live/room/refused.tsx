// Why someone can't join, and what to do next.
import { ApiError } from '#contract/client.ts'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import { paths } from '#contract/paths.ts'
import { Notice } from '../../learning/notice.tsx'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { digits } from '../../ui/numbers.ts'
import { whenWords } from '../live-words.ts'
import { useNow } from '../use-now.ts'
import { useZone } from '../zones.ts'
import type { Refusal } from './refusal.ts'

const toTimetable = () => ({ to: paths.live, label: m.room_all_classes() })

/** Shown if the page failed to load. */
export function RefusedNotice({ problem, retry }: { problem: unknown; retry: () => void }) {
  const code = problem instanceof ApiError ? problem.code : null
  if (code === 'not_bought')
    return <Notice title={m.room_no_seat_title()} text={m.room_no_seat_text()} action={toTimetable()} />
  if (code === 'removed_from_class') return <RemovedNotice />
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

const RemovedNotice = () => (
  <Notice title={m.room_removed_title()} text={m.room_removed_text()} action={toTimetable()} />
)

/** The class is cancelled, or doesn't start soon. */
export function NotNow({ page: { state, opensAt, number, classes, batch } }: { page: RoomPage }) {
  const zone = useZone()
  const now = useNow()
  const action = { to: paths.liveBatch(batch._id), label: m.room_to_batch() }
  return state === 'cancelled' ? (
    <Notice title={m.room_cancelled_title()} text={m.room_cancelled_text()} action={action} />
  ) : (
    <Notice
      title={m.room_early_title()}
      text={m.room_early_text({
        title: batch.title,
        n: digits(number),
        all: digits(classes),
        when: whenWords(opensAt, zone, now),
      })}
      action={action}
    />
  )
}

/** Shown before or during the class. */
export function RefusedByRoom({ reason, retry }: { reason: Refusal; retry: () => void }) {
  if (reason instanceof ApiError) return <RefusedNotice problem={reason} retry={retry} />
  if (reason === 'removed') return <RemovedNotice />
  if (reason === 'full') return <Notice title={m.room_full_title()} text={m.room_full_text()} tryAgain={retry} />
  return <Notice title={m.room_elsewhere_title()} text={m.room_elsewhere_text()} tryAgain={retry} />
}
