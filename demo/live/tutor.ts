// Makes the demo's tutor teach while someone is in the open class, and leave when nobody is.
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RoomReport, Rooms } from '../../server/adapters/rooms/rooms.ts'
import type { Database } from '../../server/db/database.ts'
import type { Log } from '../../server/http/log.ts'
import { scriptCommand, startProcess } from '../../server/processes/start-process.ts'
import { keepOpen, type OpenClass } from './open-class.ts'
import type { TutorStart } from './tutor-process.ts'

const SCRIPT = fileURLToPath(new URL('./tutor-process.ts', import.meta.url))
const MAX_MEGABYTES = 64
const CHECK_MS = 60_000
const PAUSE_MS = 1000
const WELCOME =
  'Welcome! I am the demo’s tutor, a small program: my board is drawn and my voice is made by a computer. Try the chat, raise your hand, or switch to sound only.'

type Parts = {
  db: Database
  rooms: Rooms
  log: Log
  now: () => Date
  /** Where the site listens, for a program on the same machine. */
  address: string
  publicUrl: string
}

/** Returns a function that stops it. */
export function startTutor({ db, rooms, log, now, address, publicUrl }: Parts): () => Promise<void> {
  const ending = new AbortController()
  let open: OpenClass | undefined
  let visitors = new Set<string>()
  let teaching: { child: ChildProcess; ended: Promise<void> } | undefined

  const check = async () => {
    open = await keepOpen(db, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'the open class of the demo could not be kept open')
      return undefined
    })
  }

  const teach = async () => {
    if (teaching || !open || ending.signal.aborted) return
    const { session, title, seats, endsAt, tutor, tutorName } = open
    const guest = { id: tutor, name: tutorName, role: 'host' as const }
    const entrance = await rooms.enter({ id: session, title, seats, link: null, removed: [], endsAt }, guest)
    if (entrance.kind !== 'room' || teaching) return
    const started = startProcess({
      name: 'the demo’s tutor',
      command: scriptCommand(SCRIPT, MAX_MEGABYTES),
      signal: ending.signal,
      hasMessages: true,
    })
    teaching = started
    started.child.on('error', () => {})
    started.child.send({
      address: `ws://${address}${entrance.path}`,
      origin: new URL(publicUrl).origin,
      token: entrance.token,
      welcome: WELCOME,
    } satisfies TutorStart)
    await started.ended.catch((error: unknown) => {
      if (visitors.size && !ending.signal.aborted) log.warn({ err: error }, 'the tutor of the demo ended')
    })
    teaching = undefined
    // The room may have restarted, so people who are still there get the tutor back.
    if (visitors.size) setTimeout(tryToTeach, PAUSE_MS).unref()
  }
  const tryToTeach = () => {
    teach().catch((error: unknown) => log.warn({ err: error }, 'the tutor of the demo could not join'))
  }

  rooms.onReport((report) => {
    if (!open || report.room !== open.session) return
    visitors = visitorsAfter(visitors, report, open.tutor)
    if (visitors.size) tryToTeach()
    else if (teaching?.child.connected) teaching.child.disconnect()
  })

  void check()
  const timer = setInterval(() => void check(), CHECK_MS).unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await teaching?.ended.catch(() => {})
  }
}

function visitorsAfter(before: Set<string>, report: RoomReport, tutor: string): Set<string> {
  if (report.type === 'here') return new Set(report.people.filter((person) => person !== tutor))
  if (!('person' in report) || report.person === tutor) return before
  if (report.type === 'joined') return new Set([...before, report.person])
  if (report.type === 'left') return new Set([...before].filter((person) => person !== report.person))
  return before
}
