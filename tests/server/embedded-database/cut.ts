import type pg from 'pg'

/** As when a connection breaks: no farewell, whatever was under way. */
export function cut(client: pg.ClientBase): void {
  connectionOf(client).stream.destroy()
}

/** The driver's connection, which its types leave out. */
export function connectionOf(client: pg.ClientBase): NodeJS.EventEmitter & { stream: { destroy(): void } } {
  return (client as unknown as { connection: NodeJS.EventEmitter & { stream: { destroy(): void } } }).connection
}
