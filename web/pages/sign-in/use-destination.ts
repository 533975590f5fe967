// Where a sign-in leads, and going there as soon as there is a session: one made here, in another tab, or long ago.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

export function useDestination() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // The server renders the page without its query, so the browser does at first.
  const query = new URLSearchParams(useHydrated() ? search : '')
  const from = returnPath(query.get('from'))
  const resetToken = query.get('resetToken')

  useEffect(() => {
    // A link from the mail is followed all the same.
    if (session && !resetToken) void navigate(from, { replace: true })
  }, [session, resetToken, from, navigate])

  return { from, resetToken, query: from === '/' ? '' : `?from=${encodeURIComponent(from)}` }
}
