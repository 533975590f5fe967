// What a person has in a batch, in a separate chunk.
export { CheckedSeat } from './checked-seat.tsx'
export { HeldSeat } from './held-seat.tsx'
export { JoinCard } from './join-card.tsx'
export { WaitingList } from './waiting-list.tsx'
