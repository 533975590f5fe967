import type { Duplex } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { FromDatabase, ToDatabase, WorkerSettings } from './messages.ts'
import { SessionStream } from './session-stream.ts'

export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

// This is reserved address space; memory is only used by deep recursion. The default of 4 MB overflows on a JSON value
// with a hundred thousand brackets, and an overflow ends the engine, not just the query (see engine.ts).
const STACK_MB = 256

// V8's optimising WebAssembly compiler takes half a gigabyte for one of PGlite's functions. The baseline compiler alone
// costs an indexed query up to a fifth of its speed. Both flags are needed when set at run time.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/**
 * The main thread's side of the database thread, with streams that the `pg` driver uses like sockets.
 *
 * PGlite has one session, which a stream owns until it ends, so that clients never share transactions or prepared
 * statements. A second client would wait for the first to end, so the pool's maximum must be one.
 */
export class Bridge {
  #worker: Worker
  #line: SessionStream[] = [] // The first stream owns the session.
  #dumps: PromiseWithResolvers<Uint8Array>[] = []
  #ready = Promise.withResolvers<void>()
  #stopped = Promise.withResolvers<void>()
  #refusal: EmbeddedDatabaseError | undefined // Set once the database is closed or has crashed.
  #hasEnded = false // Whether the thread has ended or is about to.
  #onCrash: (error: Error) => void

  /** `onCrash` is called at most once, and only after a successful start: a failed start rejects. */
  static async start(settings: WorkerSettings, onCrash: (error: Error) => void): Promise<Bridge> {
    const bridge = new Bridge(settings)
    await bridge.#ready.promise
    bridge.#onCrash = onCrash
    return bridge
  }

  private constructor(settings: WorkerSettings) {
    this.#onCrash = () => {}
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'database',
      workerData: settings,
      resourceLimits: { stackSizeMb: STACK_MB },
    })
    this.#worker.on('message', (message: FromDatabase) => this.#handle(message))
    this.#worker.on('error', (error) => this.#crash(error.message))
    this.#worker.on('exit', () => this.#crash('its thread ended'))
  }

  stream(): Duplex {
    const stream: SessionStream = new SessionStream({
      enter: () => this.#enter(stream),
      send: (bytes) => this.#send(stream, bytes),
      leave: () => this.#leave(stream),
    })
    return stream
  }

  async dump(): Promise<Uint8Array> {
    if (this.#refusal) throw this.#refusal
    const dump = Promise.withResolvers<Uint8Array>()
    this.#dumps.push(dump)
    this.#post({ type: 'dump' })
    return dump.promise
  }

  /** Cuts off connected clients and rolls back their transactions. */
  async close(): Promise<void> {
    if (!this.#refusal) {
      this.#refusal = new EmbeddedDatabaseError('The embedded database is closed')
      this.#cutOff(this.#refusal)
      this.#post({ type: 'close' })
    }
    await this.#stopped.promise
  }

  #post(message: ToDatabase): void {
    // The framer made a copy, so the bytes can be transferred.
    this.#worker.postMessage(message, message.type === 'bytes' ? [message.bytes.buffer] : [])
  }

  #enter(stream: SessionStream): void {
    if (this.#refusal) stream.destroy(this.#refusal)
    else this.#line.push(stream)
  }

  #send(stream: SessionStream, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#line[0] === stream) this.#post({ type: 'bytes', stream: stream.id, bytes })
    else stream.held.push(bytes)
  }

  #leave(stream: SessionStream): void {
    const place = this.#line.indexOf(stream)
    if (place === -1) return
    this.#line.splice(place, 1)
    if (place > 0) return
    // The thread works in order of arrival, so it resets the session before the next stream starts.
    this.#post({ type: 'end' })
    const next = this.#line[0]
    if (next) for (const bytes of next.held.splice(0)) this.#send(next, bytes)
  }

  #cutOff(reason: Error): void {
    // Starts from the end of the queue, so that none becomes the owner in the meantime.
    for (const stream of this.#line.toReversed()) stream.destroy(reason)
  }

  #handle(message: FromDatabase): void {
    switch (message.type) {
      case 'bytes':
        // The stream may have ended before its answer arrived.
        if (this.#line[0]?.id === message.stream) this.#line[0].push(Buffer.from(message.bytes.buffer))
        break
      case 'ready':
        this.#ready.resolve()
        break
      case 'dumped':
        this.#dumps.shift()?.resolve(message.bytes)
        break
      case 'dump refused':
        this.#dumps.shift()?.reject(new EmbeddedDatabaseError(`No dump of the embedded database: ${message.reason}`))
        break
      case 'closed':
        this.#hasEnded = true
        void this.#worker.terminate().then(() => this.#stopped.resolve())
        break
      case 'crashed':
        this.#crash(message.reason)
        break
    }
  }

  #crash(reason: string): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const error = new EmbeddedDatabaseError(`The embedded database stopped: ${reason}`)
    this.#refusal = error
    this.#ready.reject(error)
    for (const dump of this.#dumps) dump.reject(error)
    this.#cutOff(error)
    this.#stopped.resolve()
    this.#onCrash(error)
  }
}
