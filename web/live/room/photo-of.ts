import type { RoomPage } from '#contract/calls/live/live-room.ts'

/** Undefined for people without a photo. */
export const photoOf = ({ batch, learners }: RoomPage, person: string): string | undefined =>
  (person === batch.tutorId ? batch.tutorPhoto : learners.find(({ _id }) => _id === person)?.photoURL) || undefined
