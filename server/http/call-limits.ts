// Which calls are limited, and whose tries are counted. They are counted before a body is read, so that nobody over a
// limit makes the server read or parse anything.
import type { AnyCallName } from '#contract/calls.ts'
import type { LimitName } from './rate-limit.ts'

export const CALL_LIMITS: Partial<Record<AnyCallName, { limit: LimitName; per: 'address' | 'user' }>> = {
  'PUT /user/{email}': { limit: 'exchangeAddress', per: 'address' },
  'PUT /users/{email}': { limit: 'profileUser', per: 'user' },
  'POST /addreview': { limit: 'reviewAddress', per: 'address' },
  'POST /media': { limit: 'uploadUser', per: 'user' },
  'POST /contact': { limit: 'contactAddress', per: 'address' },
}
