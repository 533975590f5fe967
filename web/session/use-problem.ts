// What happens automatically when a lesson or book doesn't open.
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { loginPath } from './return-path.ts'
import { currentSession, type SignOutReason } from './session.ts'
import { useOnline } from '../ui/use-online.ts'

/** Tries again automatically once the network is back. */
export function useRetryOnline(problem: unknown, retry: () => void): void {
  const isOnline = useOnline()
  // Only when the network comes back, because a failed try must not start the next.
  const onReturn = useEffectEvent(() => {
    if (problem instanceof TypeError) retry()
  })
  useEffect(() => {
    if (isOnline) onReturn()
  }, [isOnline])
}

/**
 * If a lesson isn't a preview, sends visitors to the login page and back. `reason` is set if they must have been signed
 * in.
 */
export function useLogin(problem: unknown, reason?: SignOutReason): void {
  const navigate = useNavigate()
  const location = useLocation()
  const isRefused = problem instanceof ApiError && problem.status === 401
  useEffect(() => {
    if (isRefused && !currentSession()) {
      void navigate(loginPath(location), { replace: true, state: reason && { reason } })
    }
  }, [isRefused, navigate, location, reason])
}
