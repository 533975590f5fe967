// A machine or process that stands still closes nothing: without this a call would wait for it for ever, and a client given
// back with its query unanswered could be in somebody else's transaction.
import type { Socket } from 'node:net'
import type pg from 'pg'

/** Ends a connection that says nothing for so long, if it is asked something; one that nobody asks has nothing to say. */
export function cutWhenSilent(client: pg.ClientBase, silentMillis: number, isAsked: () => boolean): void {
  const socket = socketOf(client)
  socket.on('timeout', () => {
    if (isAsked()) socket.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }))
  })
  // Set once: every byte that comes or goes winds the clock up again.
  socket.setTimeout(silentMillis)
}

export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
