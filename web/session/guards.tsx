// Which pages need a signed-in person, and what happens without one. A route says so with `export const handle = { guard:
// 'login' } satisfies Guarded`; 'catalogue' is the same, unless the owner opened the catalogue to visitors. On a full load
// the script in the head decides before anything is painted; here is the rest: coming by a link, a session that ends
// while the page is open (on any page, if it was ended by force), and the administrators' pages.
import { paths } from '#contract/paths.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useMatches, useNavigate, useRouteLoaderData } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { api } from './api.ts'
import headScript from './head-script.js?minified'
import { isWhereToStay, loginPath } from './return-path.ts'
import { currentSession, endSession, takeSignOutReason, useSession } from './session.ts'
import { signOut } from './sign-in.ts'

export type Guard = 'login' | 'catalogue' | 'admin'
export type Guarded = {
  guard: Guard
  /** Whether there is a page for these parts of the address; the server renders one page for all that have none. */
  hasPage?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** The call that answers what the page shows; the server asks it before it renders a page of an opened catalogue. */
  record?: `GET /${string}/{id}`
}

function useGuard(): Guard | undefined {
  const isOpen = useRouteLoaderData<typeof rootLoader>('root')?.site.openCatalogue
  const guards = useMatches().map(({ handle }) => (handle as Partial<Guarded> | undefined)?.guard)
  const guard = guards.findLast((guard) => guard)
  return isOpen && guard === 'catalogue' ? undefined : guard
}

/** Goes into <head>. It ran when the page was loaded, so it does not change when other pages follow. */
export function HeadScript() {
  const guard = useGuard()
  const [isGuarded] = useState(guard !== undefined)
  return <script data-is-guarded={isGuarded || undefined} dangerouslySetInnerHTML={{ __html: headScript }} />
}

export function GuardPages({ children }: { children: ReactNode }) {
  const guard = useGuard()
  const session = useSession()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isOut = isHydrated && !session
  const isShutOut = isOut && guard

  useEffect(() => {
    if (!isOut || currentSession()) return
    const reason = takeSignOutReason()
    if (!guard && (!reason || isWhereToStay(pathname))) return
    // Somebody who may not see the page is not led back to it.
    const to = reason === 'not_admin' ? paths.login : loginPath({ pathname, search, hash })
    // In the history's state the reason survives a reload, and is gone with the login page.
    void navigate(to, { replace: true, state: reason && { reason } })
  }, [isOut, guard, navigate, pathname, search, hash])

  useEffect(() => {
    if (!session) return
    // Nobody is led away from a page that is open to all.
    const end = () => currentSession() ?? endSession(guard ? 'ended' : null)
    const timer = setTimeout(end, session.expiresAt - Date.now() + 1000)
    return () => clearTimeout(timer)
  }, [session, guard])

  if (isShutOut) return null
  if (!guard) return children
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
  return (
    session && (
      <AdminsOnly key={session.email} email={session.email}>
        {children}
      </AdminsOnly>
    )
  )
}

function AdminsOnly({ email, children }: { email: string; children: ReactNode }) {
  const [answer, setAnswer] = useState<'asking' | 'admin' | 'failed'>('asking')
  const isAsking = answer === 'asking'

  useEffect(() => {
    if (!isAsking) return
    let isGone = false
    api('GET /admin/{email}', { params: { email } }).then(
      ({ admin }) => isGone || (admin ? setAnswer('admin') : signOut('not_admin')),
      () => isGone || setAnswer('failed'),
    )
    return () => {
      isGone = true
    }
  }, [email, isAsking])

  if (answer === 'admin') return children
  if (isAsking) return null
  return (
    <div className="wrap problem">
      <div role="alert">
        <h1>{m.problem_title()}</h1>
        <p>{m.guard_admin_failed()}</p>
        <button type="button" className="button button-primary button-large" onClick={() => setAnswer('asking')}>
          {m.problem_try_again()}
        </button>
      </div>
    </div>
  )
}
