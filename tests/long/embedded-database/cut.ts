import type pg from 'pg'

/** Breaks a connection abruptly, without a Terminate message. */
export function cut(client: pg.ClientBase): void {
  connectionOf(client).stream.destroy()
}

/** The driver's connection, which its types omit. */
export function connectionOf(client: pg.ClientBase): NodeJS.EventEmitter & { stream: { destroy(): void } } {
  return (client as unknown as { connection: NodeJS.EventEmitter & { stream: { destroy(): void } } }).connection
}
