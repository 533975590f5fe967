// Which pages need a signed-in person, and what happens without one. A route says so with `export const handle = { guard:
// 'login' } satisfies Guarded`; 'catalogue' is the same, unless the owner opened the catalogue to visitors. On a full load
// the script in the head decides before anything is painted; here is the rest: coming by a link, a session that ends
// while the page is open, and the administrators' pages.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useMatches, useNavigate, useRouteLoaderData } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { api } from './api.ts'
import { GUARDED_HEAD_SCRIPT, OPEN_HEAD_SCRIPT } from './head-script.ts'
import { loginPath } from './return-path.ts'
import { currentSession, endSession, useSession } from './session.ts'
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

/** Goes into <head>. It is for the page that was loaded, so it stays as it was when others follow by links. */
export function HeadScript() {
  const guard = useGuard()
  const [script] = useState(guard ? GUARDED_HEAD_SCRIPT : OPEN_HEAD_SCRIPT)
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

export function GuardPages({ children }: { children: ReactNode }) {
  const guard = useGuard()
  const session = useSession()
  const isAlive = useIsAlive()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isRefused = useRef(false)
  const isShutOut = isAlive && guard && !session

  useEffect(() => {
    if (!isShutOut || currentSession()) return
    // Somebody who may not see the page is not led back to it.
    const to = isRefused.current ? '/login' : loginPath({ pathname, search })
    isRefused.current = false
    void navigate(to, { replace: true })
  }, [isShutOut, navigate, pathname, search])

  useEffect(() => {
    if (!session) return
    const timer = setTimeout(() => currentSession() ?? endSession(), session.expiresAt - Date.now() + 1000)
    return () => clearTimeout(timer)
  }, [session])

  const refuse = useCallback(() => {
    isRefused.current = true
    void signOut()
  }, [])

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
      <AdminsOnly key={session.email} email={session.email} refuse={refuse}>
        {children}
      </AdminsOnly>
    )
  )
}

type AdminsOnlyProps = { email: string; refuse: () => void; children: ReactNode }

function AdminsOnly({ email, refuse, children }: AdminsOnlyProps) {
  const [answer, setAnswer] = useState<'asking' | 'admin' | 'failed'>('asking')
  const isAsking = answer === 'asking'

  useEffect(() => {
    if (!isAsking) return
    let isGone = false
    api('GET /admin/{email}', { params: { email } }).then(
      ({ admin }) => isGone || (admin ? setAnswer('admin') : refuse()),
      () => isGone || setAnswer('failed'),
    )
    return () => {
      isGone = true
    }
  }, [email, isAsking, refuse])

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
