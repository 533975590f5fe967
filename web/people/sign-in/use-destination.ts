// Where to go after signing in; navigates there as soon as there is a session, wherever it was started.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

export function useDestination() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // The server renders without the query, so the first render in the browser must match.
  const query = new URLSearchParams(useHydrated() ? search : '')
  const from = returnPath(query.get('from'))
  const resetToken = query.get('resetToken')

  useEffect(() => {
    // The link in a password reset email works even when signed in.
    if (session && !resetToken) void navigate(from, { replace: true })
  }, [session, resetToken, from, navigate])

  return { from, resetToken, query: from === '/' ? '' : `?from=${encodeURIComponent(from)}` }
}
