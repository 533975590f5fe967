// Apart from refused.tsx, which is loaded once somebody is refused.
import { ApiError } from '#contract/client.ts'
import type { RoomRefusal } from '#contract/calls/live/room.ts'

/** The room's reason, or the site's answer to the request for a token. */
export type Refusal = RoomRefusal | ApiError

/** The host ended it, or its time is up. */
export const isOver = (refusal: Refusal | null): boolean =>
  refusal === 'ended' || (refusal instanceof ApiError && refusal.code === 'over')
