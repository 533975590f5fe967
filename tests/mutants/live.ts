import type { Mutant } from './mutant.ts'

export const live: Mutant[] = [
  {
    file: 'server/modules/seats/seats.ts',
    find: 'if (!free) throw noSeats()',
    replace: 'if (!free) return',
    tests: ['live'],
    breaks: 'a full batch takes another order',
  },
  {
    file: 'server/modules/seats/seats.ts',
    find: 'return anyFreeSeat(db, productId, ahead)',
    replace: 'return anyFreeSeat(db, productId)',
    tests: ['live'],
    breaks: 'a stranger takes the seat that somebody waits for',
  },
  {
    file: 'server/modules/orders/settle.ts',
    find: 'if (!(await takeSeat(tx, order, now()))) {',
    replace: 'if (!(await takeSeat(tx, order, now())) && !order) {',
    tests: ['live'],
    breaks: 'somebody pays for a seat that is not there',
  },
  {
    file: 'server/modules/orders/finish-payment.ts',
    find: "if (product.kind === 'live' && !(await hasSeat(deps, order)))",
    replace: 'if (false)',
    tests: ['live'],
    breaks: 'bKash takes money for a full batch',
  },
  {
    file: 'server/modules/orders/record-refunds.ts',
    find: "if (order.state === 'refunded') await giveSeatBack(tx, order.id)",
    replace: "if (order.state === 'refunded') return",
    tests: ['live'],
    breaks: 'a refunded seat stays taken',
  },
  {
    file: 'server/modules/live/waiting-list.ts',
    find: "(await endPayment(deps, found.order, 'reconciler', 'expired')) !== 'released'",
    replace: "found.order.state === 'paid'",
    tests: ['live'],
    breaks: 'a seat is sold again while its payment is open',
  },
  {
    file: 'server/modules/live/zoned-times.ts',
    find: 'return new Date(first ?? before)',
    replace: 'return new Date(first ?? after)',
    tests: ['live'],
    breaks: 'a time that clocks skip is an hour too early',
  },
  {
    file: 'server/modules/live/join-calls.ts',
    find: 'if (!isHost) await requireSeat(batch.id, caller.userId)',
    replace: '',
    tests: ['live'],
    breaks: 'anybody joins a class',
  },
  {
    file: 'server/modules/live/join-calls.ts',
    find: 'if (at < opens)',
    replace: 'if (false)',
    tests: ['live'],
    breaks: 'a room opens days before its class',
  },
  {
    file: 'server/modules/live/person-lists.ts',
    find: '.set(FREE_SEAT)',
    replace: '.set({ userId: null })',
    tests: ['live'],
    breaks: 'a deleted person keeps a seat',
  },
]
