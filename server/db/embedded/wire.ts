// The framing of PostgreSQL's frontend protocol: where a message ends, and after which messages the client waits for an
// answer.

const SSL_REQUEST = 80877103
const GSS_ENCRYPTION_REQUEST = 80877104
const CANCEL_REQUEST = 80877102

const PROTOCOL_VERSION = 0x30000 // Version 3.0

const QUERY = 0x51 // ASCII Q
const SYNC = 0x53 // ASCII S
const FLUSH = 0x48 // ASCII H
const FUNCTION_CALL = 0x46 // ASCII F
const TERMINATE = 0x58 // ASCII X

const STARTUP_HEADER = 8 // The length of the length and code fields.
const MESSAGE_HEADER = 5 // The length of the type and length fields.
const MAX_MESSAGE_LENGTH = 0x3fffffff // PostgreSQL's own limit.

export type FrontendEvents = {
  /** The client asks for TLS or GSSAPI: the answer is one byte. */
  onEncryptionRequest(): void
  /**
   * Called with one or more whole messages, ending where the client waits for an answer. They are a copy that the
   * receiver may transfer.
   */
  onBatch(bytes: Uint8Array<ArrayBuffer>): void
  /** The client is done (Terminate), or wants to cancel another session, which isn't supported. */
  onTerminate(): void
}

/**
 * Splits the bytes of one client into batches. Messages are held back until one arrives that expects an answer, so that
 * the database never sees an incomplete request from a client that died.
 */
export class FrontendFramer {
  #events: FrontendEvents
  #held: Buffer | undefined
  #started = false

  constructor(events: FrontendEvents) {
    this.#events = events
  }

  feed(chunk: Buffer): void {
    const bytes = this.#held ? Buffer.concat([this.#held, chunk]) : chunk
    let batchStart = 0
    let position = 0
    while (true) {
      const length = this.#messageLength(bytes, position)
      if (length === undefined || position + length > bytes.length) break
      const end = position + length
      const kind = this.#started ? bytes[position] : bytes.readInt32BE(position + 4)
      position = end
      if (kind === TERMINATE || kind === CANCEL_REQUEST) {
        this.#held = undefined
        return this.#events.onTerminate()
      }
      if (kind === SSL_REQUEST || kind === GSS_ENCRYPTION_REQUEST) {
        this.#events.onEncryptionRequest()
        batchStart = end
      } else if (!this.#started) {
        this.#started = true
        this.#events.onBatch(startupMessage())
        batchStart = end
      } else if (kind === QUERY || kind === SYNC || kind === FLUSH || kind === FUNCTION_CALL) {
        this.#events.onBatch(new Uint8Array(bytes.subarray(batchStart, end)))
        batchStart = end
      }
    }
    this.#held = batchStart < bytes.length ? bytes.subarray(batchStart) : undefined
  }

  #messageLength(bytes: Buffer, position: number): number | undefined {
    const [header, lengthAt] = this.#started ? [MESSAGE_HEADER, 1] : [STARTUP_HEADER, 0]
    if (position + header > bytes.length) return undefined
    const length = bytes.readInt32BE(position + lengthAt) + lengthAt
    if (length < header || length > MAX_MESSAGE_LENGTH) throw new Error('Not a PostgreSQL message: impossible length')
    return length
  }
}

/**
 * Replaces the client's own start-up message: PGlite ignores its settings, and one that PostgreSQL refuses, such as one
 * without a user name, would end the engine.
 */
export function startupMessage(): Uint8Array<ArrayBuffer> {
  const text = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0')
  const message = Buffer.from(new ArrayBuffer(STARTUP_HEADER + text.length))
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(PROTOCOL_VERSION, 4)
  text.copy(message, STARTUP_HEADER)
  return message
}

/** A simple query message. */
export function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(MESSAGE_HEADER + text.length)
  message[0] = QUERY
  message.writeInt32BE(4 + text.length, 1)
  text.copy(message, MESSAGE_HEADER)
  return message
}

export function syncMessage(): Uint8Array {
  return Uint8Array.of(SYNC, 0, 0, 0, 4)
}

/** Whether a batch ends before its Sync, so that the client is in the middle of a request. */
export function endsInFlush(batch: Uint8Array): boolean {
  return batch.at(-MESSAGE_HEADER) === FLUSH && batch.at(-1) === 4
}

const ERROR_RESPONSE = 0x45 // ASCII E

export function isError(answer: Uint8Array): boolean {
  return answer[0] === ERROR_RESPONSE
}
