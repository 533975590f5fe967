// Keeps the room process running: starts it with the first socket, and restarts it whenever it dies.
import type { ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../../http/log.ts'
import { scriptCommand, startProcess } from '../../../processes/start-process.ts'
import type { UsedToken } from './room-tokens.ts'
import type { FromProcess, RoomSettings, ToProcess } from './ipc.ts'

const SCRIPT = fileURLToPath(new URL('./process.ts', import.meta.url))
const MAX_MEGABYTES = 128
const FIRST_PAUSE_MS = 200
const MAX_PAUSE_MS = 10_000
/** A process that lived this long is restarted without a longer pause. */
const STEADY_MS = 10_000
const READY_MS = 8000

export type SupervisorEvents = {
  onMessage: (message: Exclude<FromProcess, { t: 'ready' }>) => void
  /** Called when the process has died and the next one starts, so everyone has to join again. */
  onDeath: () => void
}

export type Supervisor = {
  /** Starts the process if it isn't running. Rejects if it isn't ready within a few seconds. */
  ready(): Promise<void>
  /** The message is dropped if the process isn't ready. */
  send(message: ToProcess): void
  /** For tests and fault runs. */
  pid(): number | undefined
  /** How often the process ended and was restarted, and whether its last start failed. */
  state(): { restarts: number; isFailing: boolean }
  close(): Promise<void>
}

export function superviseRooms(
  settings: Omit<RoomSettings, 'since' | 'used'>,
  log: Log,
  events: SupervisorEvents,
): Supervisor {
  const ending = new AbortController()
  // Everyone who arrives before the process is ready waits for this event.
  const starts = new EventEmitter().setMaxListeners(0)
  const since = Date.now()
  let used: UsedToken[] = []
  let child: ChildProcess | undefined
  let isReady = false
  let restarts = 0
  let isFailing = false
  let running: Promise<void> | undefined

  const runOnce = async () => {
    used = used.filter(({ until }) => until > Date.now())
    const started = startProcess({
      name: 'the room process',
      command: scriptCommand(SCRIPT, MAX_MEGABYTES),
      signal: ending.signal,
      hasMessages: true,
    })
    child = started.child
    // Sending may fail if the process is about to end.
    child.on('error', () => {})
    child.on('message', (message: FromProcess) => {
      if (message.t === 'admitted') used.push(message.used)
      if (message.t !== 'ready') return events.onMessage(message)
      isReady = true
      isFailing = false
      starts.emit('ready')
    })
    child.send({ t: 'start', settings: { ...settings, since, used } } satisfies ToProcess)
    try {
      await started.ended
    } finally {
      isFailing = !isReady
      isReady = false
      child = undefined
    }
  }

  const keepRunning = async () => {
    let pauseMs = FIRST_PAUSE_MS
    while (!ending.signal.aborted) {
      const startedMs = performance.now()
      await runOnce().catch((error: unknown) => {
        if (!ending.signal.aborted) log.error({ err: error }, 'the room process ended and is started again')
      })
      if (ending.signal.aborted) return
      restarts++
      events.onDeath()
      const isSteady = performance.now() - startedMs > STEADY_MS
      pauseMs = isSteady ? FIRST_PAUSE_MS : Math.min(MAX_PAUSE_MS, pauseMs * 2)
      if (!isSteady) await wait(pauseMs, undefined, { signal: ending.signal }).catch(() => {})
    }
  }

  return {
    async ready() {
      running ??= keepRunning()
      if (!isReady) await once(starts, 'ready', { signal: AbortSignal.timeout(READY_MS) })
    },
    send(message) {
      if (isReady && child?.connected) child.send(message)
    },
    pid: () => child?.pid,
    state: () => ({ restarts, isFailing }),
    async close() {
      ending.abort()
      await running
    },
  }
}

/** Why rooms can't run on this machine, or null if they can. */
export async function findRoomProblem(): Promise<string | null> {
  const { ended } = startProcess({
    name: 'the room process',
    command: [...scriptCommand(SCRIPT, MAX_MEGABYTES), 'check'],
    signal: AbortSignal.timeout(20_000),
  })
  return ended.then(
    () => null,
    (error: Error) => error.message,
  )
}
