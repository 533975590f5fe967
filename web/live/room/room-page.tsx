// The page of a class's room: the check before, the room itself, and the page after.
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { RoomPage as Page } from '#contract/calls/live/live-room.ts'
import { paths } from '#contract/paths.ts'
import { useRetryOnline } from '../../session/use-problem.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta, pageTitle } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useSessionKey } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LoadingLily } from '../../ui/loading-lily.tsx'
import type { Frame } from '../../layout/root-data.ts'
import { Check } from './check.tsx'
import type { RoomConnection } from './connection.ts'
import { useDevices } from './devices.ts'
import { isOver, type Refusal } from './refusal.ts'
import type { Route } from './+types/room-page'
import './check.css'

/** These aren't needed for the check. */
const Room = lazyPart(async () => ({ default: (await import('./room.tsx')).Room }))
const After = lazyPart(async () => ({ default: (await import('./after.tsx')).After }))
const loadRefused = () => import('./refused.tsx')
const RefusedNotice = lazyPart(async () => ({ default: (await loadRefused()).RefusedNotice }))
const RefusedByRoom = lazyPart(async () => ({ default: (await loadRefused()).RefusedByRoom }))
const NotNow = lazyPart(async () => ({ default: (await loadRefused()).NotNow }))

export const handle = { guard: 'login', frame: 'form' } satisfies Guarded & Frame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.room_title(), isHidden: true })

export default function RoomPage({ params: { id: session } }: Route.ComponentProps) {
  useOwnDocument()
  return (
    <Suspense fallback={<Loading />}>
      <OpenRoom key={`${session} ${useSessionKey()}`} session={session} />
    </Suspense>
  )
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className="sr-only">{m.room_title()}</h1>
      <LoadingLily label={m.room_loading()} />
    </div>
  )
}

/**
 * Only a document of this page may open devices, so if the person came through a link from another page, it is loaded
 * again.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload()
  }, [])
}

const ASK_AGAIN_MS = 15_000

function OpenRoom({ session }: { session: string }) {
  const { answer, problem, reload } = useCall(
    useCallback(() => api('GET /live/{session}/room', { params: { session } }), [session]),
  )
  useRetryOnline(problem, reload)
  const title = answer?.batch.title
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])
  if (problem !== null && !answer) return <RefusedNotice problem={problem} retry={reload} />
  if (!answer) return <Loading />
  return <VisitRoom session={session} page={answer} reload={reload} />
}

/** A room that isn't open yet opens automatically, and the check shows who is there. */
function useWaiting({ state, opensAt }: Page, isChecking: boolean, reload: () => void): void {
  useEffect(() => {
    const opensInMs = Math.min(Math.max(1000, Date.parse(opensAt) - Date.now()), 600_000)
    const wait = state === 'early' ? opensInMs : state === 'open' && isChecking ? ASK_AGAIN_MS : null
    if (wait === null) return
    const timer = setInterval(reload, wait)
    return () => clearInterval(timer)
  }, [state, opensAt, isChecking, reload])
}

type RoomStep =
  | { view: 'check' }
  | { view: 'room'; connection: RoomConnection; isSoundOnly: boolean }
  | { view: 'after'; bytes: number }

const GIVES_UP_MS = 30_000

function VisitRoom({ session, page, reload }: { session: string; page: Page; reload: () => void }) {
  const devices = useDevices()
  const [at, setAt] = useState<RoomStep>({ view: 'check' })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isJoining, setIsJoining] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { mic, isMicOn, camera } = devices
  const open = useRef<RoomConnection | null>(null)
  useWaiting(page, at.view === 'check', reload)
  useEffect(() => () => open.current?.leave(), [])

  const join = async (isSoundOnly: boolean) => {
    setIsJoining(true)
    setProblem(null)
    try {
      const { url } = await api('GET /live/{session}/join', { params: { session } })
      if (url !== paths.liveRoom(session)) return location.assign(url)
      // The room's parts load while the connection is set up.
      import('./room.tsx').catch(() => {})
      const { RoomConnection } = await import('./connection.ts')
      const connection = new RoomConnection({
        enter: async () => {
          const entrance = await api('POST /live/{session}/token', { params: { session } })
          return { ...entrance, ice: entrance.ice as RTCIceServer[] }
        },
      })
      open.current = connection
      const late = setTimeout(() => {
        connection.leave()
        setIsJoining(false)
        setProblem(m.room_given_up_text())
      }, GIVES_UP_MS)
      connection.on('phase', (phase) => {
        if (phase !== 'in' && phase !== 'refused') return
        clearTimeout(late)
        setIsJoining(false)
        if (phase === 'in')
          setAt((before) => (before.view === 'room' ? before : { view: 'room', connection, isSoundOnly }))
        // People in the room leave it properly.
        else if (!isOver(connection.refusal)) setRefusal(connection.refusal)
        else reload()
      })
      connection.join({ mic: isMicOn ? mic : null, camera: isSoundOnly ? null : camera, soundOnly: isSoundOnly })
    } catch (error) {
      setIsJoining(false)
      setProblem(explain(error))
      reload()
    }
  }
  const onLeft = useCallback(
    (bytes: number) => {
      open.current = null
      setAt({ view: 'after', bytes })
      reload()
    },
    [reload],
  )
  const goBack = () => {
    setRefusal(null)
    setAt({ view: 'check' })
    reload()
  }

  if (refusal) return <RefusedByRoom reason={refusal} retry={goBack} />
  const { state } = page
  if (at.view === 'room')
    return (
      <Room
        session={session}
        page={page}
        connection={at.connection}
        devices={devices}
        startsSoundOnly={at.isSoundOnly}
        onLeft={onLeft}
      />
    )
  if (state === 'cancelled' || state === 'early') return <NotNow page={page} />
  if (at.view === 'after' || state === 'over')
    return <After session={session} page={page} bytes={at.view === 'after' ? at.bytes : 0} rejoin={goBack} />
  return (
    <Check
      session={session}
      page={page}
      devices={devices}
      isJoining={isJoining}
      problem={problem}
      join={(isSoundOnly) => void join(isSoundOnly)}
    />
  )
}
