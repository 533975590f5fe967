import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { batchCalls } from './batches/batch-calls.ts'
import { calendarCalls } from './calendar/calendar-calls.ts'
import { enterCalls } from './room/enter-calls.ts'
import { liveCalls } from './batches/live-calls.ts'
import { roomCalls } from './room/room-calls.ts'
import { sessionCalls } from './batches/session-calls.ts'
import { waitingCalls } from './batches/waiting-calls.ts'

export function calls(deps: Deps): HandlersOf<'live'> {
  return {
    ...calendarCalls(deps),
    ...liveCalls(deps),
    ...batchCalls(deps),
    ...sessionCalls(deps),
    ...waitingCalls(deps),
    ...enterCalls(deps),
    ...roomCalls(deps),
  }
}
