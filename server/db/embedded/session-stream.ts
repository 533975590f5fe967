import { Duplex } from 'node:stream'
import { FrontendFramer } from './wire.ts'

type Session = {
  enter(): void
  send(bytes: Uint8Array<ArrayBuffer>): void
  /** The client is done with its session; may be called more than once. */
  leave(): void
}

let lastId = 0

/** A duplex stream with the few socket methods that the `pg` driver calls. */
export class SessionStream extends Duplex {
  readonly id = ++lastId
  /** What the client wrote while waiting for the session. */
  readonly held: Uint8Array<ArrayBuffer>[] = []
  #session: Session
  #framer: FrontendFramer

  constructor(session: Session) {
    super()
    this.#session = session
    this.#framer = new FrontendFramer({
      onEncryptionRequest: () => this.push('N'), // Neither is needed within one process.
      onBatch: (bytes) => session.send(bytes),
      onTerminate: () => this.#hangUp(),
    })
  }

  connect(): this {
    this.#session.enter()
    process.nextTick(() => this.destroyed || this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {} // Answers are pushed as they arrive, because the driver buffers whole results anyway.

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#feed(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#feed(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: () => void): void {
    this.#hangUp()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#session.leave()
    done(error)
  }

  #feed(bytes: Buffer, done: (error?: Error) => void): void {
    try {
      this.#framer.feed(bytes)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  #hangUp(): void {
    this.#session.leave()
    this.push(null)
  }
}
