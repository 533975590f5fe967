import { paths } from '#contract/paths.ts'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { loginPath, returnPath } from '../session/return-path.ts'
import { useSession } from '../session/session.ts'
import { signOut } from '../session/sign-in.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Fetched by those who are signed in only. */
const AvatarMenu = lazy(() =>
  import('./avatar-menu.tsx').then(
    ({ AvatarMenu }) => ({ default: AvatarMenu }),
    () => ({ default: LogOut }),
  ),
)

/** Login, or the menu of who is signed in. */
export function Account() {
  const session = useSession()

  // The mark of the script in the head was for the time until now.
  useEffect(() => {
    delete document.documentElement.dataset.session
  }, [])

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
  // The server renders one page for every query and fragment.
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

/** When the menu could not be fetched, there is still a way out. */
function LogOut() {
  return (
    <button type="button" className="button button-small" onClick={() => void signOut()}>
      {m.menu_log_out()}
    </button>
  )
}
