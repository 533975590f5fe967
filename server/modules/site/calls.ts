import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { contactCall } from './contact/contact-call.ts'
import { homeCalls } from './home/home-calls.ts'
import { messageCalls } from './contact/message-calls.ts'
import { notificationCalls } from './notifications/notification-calls.ts'
import { reviewCalls } from './reviews/review-calls.ts'
import { serverCalls } from '../server-calls.ts'

export function calls(deps: Deps): HandlersOf<'site'> {
  return {
    ...reviewCalls(deps),
    ...notificationCalls(deps),
    ...homeCalls(deps),
    ...contactCall(deps),
    ...messageCalls(deps),
    ...serverCalls(deps),
  }
}
