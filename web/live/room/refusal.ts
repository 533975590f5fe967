// Separate from refused.tsx, which only loads once someone is refused.
import { ApiError } from '#contract/client.ts'
import type { RoomRefusal } from '#contract/calls/live/room.ts'

/** The room's reason, or the site's answer to the token request. */
export type Refusal = RoomRefusal | ApiError

/** The host has ended the class, or its time is up. */
export const isOver = (refusal: Refusal | null): boolean =>
  refusal === 'ended' || (refusal instanceof ApiError && refusal.code === 'over')
