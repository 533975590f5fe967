// Restricts pages to signed-in people. A route requests it with `export const handle = { guard: 'login' } satisfies
// Guarded`. 'catalogue' means the same unless the owner opened the catalogue to visitors. On a full load, the head
// script redirects before anything is painted. This file handles client-side navigation, a session that ends while a
// page is open (also on unguarded pages if the server ended it), and the pages for teachers and administrators.
import type { AnyCallName } from '#contract/calls.ts'
import { paths } from '#contract/paths.ts'
import { createContext, Suspense, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useMatches, useNavigate, useRouteError } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useRootData } from './root-data.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { isAdmin } from '../session/admin.ts'
import { questionRole } from '../session/api.ts'
import headScript from './head-script.js?minified'
import { useMyProfile } from '../session/my-profile.ts'
import { isRedirectExempt, loginPath } from '../session/return-path.ts'
import {
  currentSession,
  endSession,
  onMissingSession,
  takeSignOutReason,
  useSession,
  useSessionKey,
} from '../session/session.ts'
import { signOut } from '../identity/sign-out.ts'

type ReadCall = Extract<AnyCallName, `GET ${string}`>
export type Asking = {
  /**
   * Calls that the page makes as early as possible, made by head-script.js while its scripts are still loading.
   * `{email}` is the session's email, and any other parameter is the last part of the page's path.
   */
  asks?: readonly (ReadCall | `${ReadCall}?${string}`)[]
}

export type Guard = 'login' | 'catalogue' | 'teacher' | 'admin'
export type Guarded = Asking & {
  guard: Guard
  /** Whether these params name an existing page. The server renders one shared page for all others. */
  hasPage?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** The call that loads the page's content. The server makes it before rendering. */
  record?: `GET /${string}/{id}` | `GET /${string}/{code}`
  /** The query parameters that the page reads, besides the list cursor. */
  query?: readonly string[]
}

export function useGuard(): Guard | undefined {
  const isOpen = useRootData()?.site.openCatalogue
  const guards = useMatches().map(({ handle }) => (handle as Partial<Guarded> | undefined)?.guard)
  const guard = guards.findLast((guard) => guard)
  return isOpen && guard === 'catalogue' ? undefined : guard
}

/** A nonce, only provided on the server, which allows the scripts that have it and removes it from the page. */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** Goes into <head>. It runs once per full load, so it must not change during client-side navigation. */
export function HeadScript() {
  const guard = useGuard()
  const error = useRouteError()
  // Signing in wouldn't help to find a page that doesn't exist.
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const [isGuarded] = useState(guard !== undefined && !isMissing)
  const handles = useMatches().map(({ handle }) => handle as Partial<Asking> | undefined)
  const own = handles.flatMap((handle) => handle?.asks ?? [])
  const checks = [...(guard ? ['GET /user/{email}'] : []), ...(guard === 'admin' ? ['GET /admin/{email}'] : [])]
  const [asks] = useState(isMissing ? [] : [...checks, ...own])
  return (
    <script
      nonce={use(ScriptNonce)}
      data-is-guarded={isGuarded || undefined}
      data-asks={asks.map((call) => call.replace('GET ', '')).join(' ') || undefined}
      dangerouslySetInnerHTML={{ __html: headScript }}
      suppressHydrationWarning
    />
  )
}

export function GuardPages({ children }: { children: ReactNode }) {
  const guard = useGuard()
  const session = useSession()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const sessionKey = useSessionKey()
  const isSignedOut = isHydrated && !session
  const isBlocked = isSignedOut && guard

  useEffect(() => {
    if (!isSignedOut || currentSession()) return
    const reason = takeSignOutReason()
    if (!guard && (!reason || isRedirectExempt(pathname))) return
    // The page isn't for non-administrators, or it belonged to a deleted account, so signing in must not lead back to
    // it.
    const to = reason === 'not_admin' || reason === 'deleted' ? paths.login : loginPath({ pathname, search, hash })
    // Kept in the history state, the reason survives a reload and disappears with the login page.
    void navigate(to, { replace: true, state: reason && { reason } })
  }, [isSignedOut, guard, navigate, pathname, search, hash])

  useEffect(() => {
    if (!session) return
    // On a public page, a session expires without redirecting to the login page.
    const end = () => currentSession() ?? endSession(guard ? 'ended' : null)
    const timer = setTimeout(end, session.expiresAt - Date.now() + 1000)
    // The timer is late if the computer slept, so a refused call may notice first.
    const stopListening = onMissingSession(end)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [session, guard])

  if (isBlocked) return null
  if (!guard) return children
  const Pages = PAGES_FOR[guard]
  return (
    <>
      <noscript>
        <p className="wrap wrong">{m.login_needs_script()}</p>
      </noscript>
      {Pages ? <Pages key={sessionKey}>{children}</Pages> : children}
    </>
  )
}

const TeachersOnlyNote = lazyPart(() =>
  import('./teachers-only.tsx').then(({ TeachersOnlyNote }) => ({ default: TeachersOnlyNote })),
)

type PageGuard = ({ children }: { children: ReactNode }) => ReactNode
const PAGES_FOR: Partial<Record<Guard, PageGuard>> = { teacher: TeachersOnly, admin: AdminsOnly }

/**
 * While the server is asked for the role, the page shows its frame. Its content is safe, because the server sends it to
 * nobody else. Nobody is signed out: a learner may follow an old link, or still have an invitation.
 */
function TeachersOnly({ children }: { children: ReactNode }) {
  const { profile } = useMyProfile()
  const isTeacher = profile?.isTeacher
  useLayoutEffect(() => (isTeacher ? undefined : questionRole()), [isTeacher])
  if (isTeacher !== false) return children
  return (
    <Suspense fallback={null}>
      <TeachersOnlyNote />
    </Suspense>
  )
}

/** Does the same for administrators' pages, but signs everyone else out. */
function AdminsOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useSession() !== null
  const [isAsking, setIsAsking] = useState(true)
  useLayoutEffect(() => (isAsking ? questionRole() : undefined), [isAsking])
  useEffect(() => {
    if (!isSignedIn) return
    let isCancelled = false
    const decide = (admin: boolean) => isCancelled || (admin ? setIsAsking(false) : signOut('not_admin'))
    // If asking for the role fails, the page's own calls show the error, and sign out anyone without the role.
    isAdmin().then(decide, () => isCancelled || setIsAsking(false))
    return () => {
      isCancelled = true
    }
  }, [isSignedIn])
  return children
}
