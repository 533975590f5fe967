import { paths } from '#contract/paths.ts'
import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { loginPath, returnPath } from '../session/return-path.ts'
import { currentSession, useSession } from '../session/session.ts'
import { signOut } from '../identity/sign-out.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { lazyPart } from '../ui/lazy-part.ts'

/** Only loaded for signed-in people. */
const AvatarMenu = lazyPart(() =>
  import('./avatar-menu.tsx').then(
    ({ AvatarMenu }) => ({ default: AvatarMenu }),
    () => ({ default: LogOut }),
  ),
)

/** The login link, or the account menu of a signed-in person. */
export function Account() {
  const session = useSession()

  // Set by the head script, so that the page is laid out for a signed-in person from the start.
  useEffect(() => {
    // During hydration, only the store knows the session.
    document.documentElement.toggleAttribute('data-session', Boolean(session ?? currentSession()))
  }, [session])

  return (
    <div className="account">
      {session ? (
        <Suspense fallback={null}>
          <AvatarMenu session={session} />
        </Suspense>
      ) : (
        <LoginLink />
      )}
    </div>
  )
}

function LoginLink() {
  const location = useLocation()
  // The server renders one page for any query and fragment, so hydration must start without them.
  const { pathname, search, hash } = useHydrated() ? location : { ...location, search: '', hash: '' }
  const from = returnPath(pathname + search + hash)
  return (
    <Link
      className="button button-primary button-small login-link"
      to={from === '/' ? paths.login : loginPath({ pathname, search, hash })}
    >
      {m.login_title()}
    </Link>
  )
}

/** Shown if the menu fails to load, so that people can still log out. */
function LogOut() {
  return (
    <button type="button" className="button button-small" onClick={() => void signOut()}>
      {m.menu_log_out()}
    </button>
  )
}
