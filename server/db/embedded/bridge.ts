import type { Duplex } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { FromDatabase, ToDatabase, WorkerSettings } from './messages.ts'
import { SessionStream } from './session-stream.ts'

export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

// Address space, not memory: only what a deep recursion uses is ever taken. The usual 4 MB overflow on a JSON value of
// a hundred thousand brackets, and an overflow is the end of the engine, not of the query (see engine.ts).
const STACK_MB = 256

// V8's optimising WebAssembly compiler takes half a gigabyte for one of PGlite's functions. The baseline compiler alone
// costs an indexed query up to a fifth of its speed. Both flags are needed when set at run time.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/**
 * The main thread's end of the database's thread: it hands out streams that the `pg` driver takes for sockets.
 *
 * PGlite has one session. The simplest sound way to share it: a stream owns the session from its start-up until it
 * ends, and later streams wait in line with what they have written. So no two clients ever mix, neither in transactions
 * nor in the names of prepared statements. Of two clients held at the same time the second waits for the end of the
 * first: the pool's maximum must be one.
 */
export class Bridge {
  #worker: Worker
  #line: SessionStream[] = [] // the first owns the session
  #dumps: PromiseWithResolvers<Uint8Array>[] = []
  #ready = Promise.withResolvers<void>()
  #stopped = Promise.withResolvers<void>()
  #refusal: EmbeddedDatabaseError | undefined // why there is nothing to be had any more
  #over = false // the thread has ended, or is about to
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
    this.#worker.on('message', (message: FromDatabase) => this.#hear(message))
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
    this.#tell({ type: 'dump' })
    return dump.promise
  }

  /** Clients that are still connected are cut off and their transactions rolled back. */
  async close(): Promise<void> {
    if (!this.#refusal) {
      this.#refusal = new EmbeddedDatabaseError('The embedded database is closed')
      this.#cutOff(this.#refusal)
      this.#tell({ type: 'close' })
    }
    await this.#stopped.promise
  }

  #tell(message: ToDatabase): void {
    // Bytes are moved rather than copied; the framer made them for this.
    this.#worker.postMessage(message, message.type === 'bytes' ? [message.bytes.buffer] : [])
  }

  #enter(stream: SessionStream): void {
    if (this.#refusal) stream.destroy(this.#refusal)
    else this.#line.push(stream)
  }

  #send(stream: SessionStream, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#line[0] === stream) this.#tell({ type: 'bytes', stream: stream.id, bytes })
    else stream.held.push(bytes)
  }

  #leave(stream: SessionStream): void {
    const place = this.#line.indexOf(stream)
    if (place === -1) return
    this.#line.splice(place, 1)
    if (place > 0) return
    // The thread works in the order of arrival: it has reset the session before it sees the next stream's start-up.
    this.#tell({ type: 'end' })
    const next = this.#line[0]
    if (next) for (const bytes of next.held.splice(0)) this.#send(next, bytes)
  }

  #cutOff(reason: Error): void {
    // From the back, so that none of them becomes the owner on the way.
    for (const stream of this.#line.toReversed()) stream.destroy(reason)
  }

  #hear(message: FromDatabase): void {
    switch (message.type) {
      case 'bytes':
        // An answer to a stream that has left meanwhile has nobody to read it.
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
        this.#over = true
        void this.#worker.terminate().then(() => this.#stopped.resolve())
        break
      case 'crashed':
        this.#crash(message.reason)
        break
    }
  }

  #crash(reason: string): void {
    if (this.#over) return
    this.#over = true
    const error = new EmbeddedDatabaseError(`The embedded database stopped: ${reason}`)
    this.#refusal = error
    this.#ready.reject(error)
    for (const dump of this.#dumps) dump.reject(error)
    this.#cutOff(error)
    this.#stopped.resolve()
    this.#onCrash(error)
  }
}
