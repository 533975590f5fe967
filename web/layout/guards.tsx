// Restricts pages to signed-in people. A route asks for it with `export const handle = { guard: 'login' } satisfies
// Guarded`; 'catalogue' means the same unless the owner opened the catalogue to visitors. On a full load the head script
// redirects before anything is painted. This file handles client-side navigation, a session that ends while a page is
// open (also on unguarded pages when the server ended it), and the pages of teachers and administrators.
import type { AnyCallName } from '#contract/calls.ts'
import { paths } from '#contract/paths.ts'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useMatches, useNavigate, useRouteError } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useRootData } from './root-data.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { isAdmin } from '../session/admin.ts'
import headScript from './head-script.js?minified'
import { loadMyProfile, useMyProfile } from '../session/my-profile.ts'
import { isRedirectExempt, loginPath } from '../session/return-path.ts'
import { currentSession, endSession, onMissingSession, takeSignOutReason, useSession } from '../session/session.ts'
import { signOut } from '../identity/sign-out.ts'

type Read = Extract<AnyCallName, `GET ${string}`>
export type Asking = {
  /**
   * Calls that the page makes as soon as it can, made by head-script.js while its scripts still load. `{email}` is the
   * session's, any other parameter is the last part of the page's address.
   */
  asks?: readonly (Read | `${Read}?${string}`)[]
}

export type Guard = 'login' | 'catalogue' | 'teacher' | 'admin'
export type Guarded = Asking & {
  guard: Guard
  /** Whether these params name an existing page; the server renders one shared page for all others. */
  hasPage?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** The call that loads the page's content; the server makes it before rendering. */
  record?: `GET /${string}/{id}` | `GET /${string}/{code}`
  /** What the page reads from its query besides the list cursor. */
  query?: readonly string[]
}

function useGuard(): Guard | undefined {
  const isOpen = useRootData()?.site.openCatalogue
  const guards = useMatches().map(({ handle }) => (handle as Partial<Guarded> | undefined)?.guard)
  const guard = guards.findLast((guard) => guard)
  return isOpen && guard === 'catalogue' ? undefined : guard
}

/** Provided on the server only, which allows the scripts that carry it and removes it from the page. */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** Goes into <head>. It runs once per full load, so it must not change on client-side navigation. */
export function HeadScript() {
  const guard = useGuard()
  const error = useRouteError()
  // Signing in would not help to find a page that does not exist.
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
  const isSignedOut = isHydrated && !session
  const isBlocked = isSignedOut && guard

  useEffect(() => {
    if (!isSignedOut || currentSession()) return
    const reason = takeSignOutReason()
    if (!guard && (!reason || isRedirectExempt(pathname))) return
    // A non-administrator may not see the page, and a deleted account's is gone: signing in must not lead back to it.
    const to = reason === 'not_admin' || reason === 'deleted' ? paths.login : loginPath({ pathname, search, hash })
    // In the history state, the reason survives a reload and goes away with the login page.
    void navigate(to, { replace: true, state: reason && { reason } })
  }, [isSignedOut, guard, navigate, pathname, search, hash])

  useEffect(() => {
    if (!session) return
    // On a page that is open to all, a session expires without redirecting to the login page.
    const end = () => currentSession() ?? endSession(guard ? 'ended' : null)
    const timer = setTimeout(end, session.expiresAt - Date.now() + 1000)
    // The timer is late when the computer slept, so a refused call may notice first.
    const stopListening = onMissingSession(end)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [session, guard])

  if (isBlocked) return null
  if (!guard) return children
  if (guard === 'teacher') return session && <TeachersOnly>{children}</TeachersOnly>
  if (guard !== 'admin') {
    return (
      <>
        <noscript>
          <p className="wrap wrong">{m.login_needs_script()}</p>
        </noscript>
        {children}
      </>
    )
  }
  return session && <AdminsOnly key={session.email}>{children}</AdminsOnly>
}

/** Nobody is signed out here: a learner may follow an old link, or an invitation may still wait. */
function TeachersOnly({ children }: { children: ReactNode }) {
  const { profile, problem } = useMyProfile()
  if (profile?.isTeacher) return children
  if (profile) {
    return (
      <div className="wrap problem">
        <h1>{m.teach_only_title()}</h1>
        <p>{m.teach_only_text()}</p>
        <PageLink className="button button-primary button-large" to={paths.home}>
          {m.teach_only_home()}
        </PageLink>
      </div>
    )
  }
  return problem === null ? null : <CheckFailed text={m.teach_guard_failed()} tryAgain={() => void loadMyProfile()} />
}

function AdminsOnly({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<'asking' | 'admin' | 'failed'>('asking')
  const isAsking = answer === 'asking'

  useEffect(() => {
    if (!isAsking) return
    let isCancelled = false
    isAdmin().then(
      (admin) => isCancelled || (admin ? setAnswer('admin') : signOut('not_admin')),
      () => isCancelled || setAnswer('failed'),
    )
    return () => {
      isCancelled = true
    }
  }, [isAsking])

  if (answer === 'admin') return children
  if (isAsking) return null
  return <CheckFailed text={m.guard_admin_failed()} tryAgain={() => setAnswer('asking')} />
}

function CheckFailed({ text, tryAgain }: { text: string; tryAgain: () => void }) {
  return (
    <div className="wrap problem">
      <div role="alert">
        <h1>{m.problem_title()}</h1>
        <p>{text}</p>
        <button type="button" className="button button-primary button-large" onClick={tryAgain}>
          {m.problem_try_again()}
        </button>
      </div>
    </div>
  )
}
