// Messages between the main thread and the database's thread.

/** Where the data is: a folder on disk, or memory (tests), where nothing is kept. */
export type Place = { folder: string } | { memory: true }

/** A dump, or its path, to create the database from; without it PostgreSQL's initdb runs. */
export type Template = Uint8Array | string | undefined

export type WorkerSettings = { place: Place; template: Template }

export type ToDatabase =
  | { type: 'bytes'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  /** The stream is gone: reset its session. */
  | { type: 'end' }
  | { type: 'dump' }
  | { type: 'close' }

export type FromDatabase =
  | { type: 'ready' }
  | { type: 'bytes'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'dumped'; bytes: Uint8Array }
  | { type: 'dump refused'; reason: string }
  | { type: 'closed' }
  /** The last message. The database thread ends itself after sending it. */
  | { type: 'crashed'; reason: string }
