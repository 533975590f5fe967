import type { RoomPage } from '#contract/calls/live/live-room.ts'

/** Undefined for people without a photo, and for the tutor. */
export const photoOf = ({ learners }: RoomPage, person: string): string | undefined =>
  learners.find(({ _id }) => _id === person)?.photoURL || undefined
