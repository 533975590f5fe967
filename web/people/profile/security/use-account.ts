import { useCallback, useEffect, useState } from 'react'

export type AccountResult<Account> = { account: Account | null } | { problem: unknown } | null

/** A person's account at the identity provider. Null if someone else has signed in there. */
export function useAccount<Account extends { email: string }>(email: string, read: () => Promise<Account | null>) {
  const [result, setResult] = useState<AccountResult<Account>>(null)

  const load = useCallback(
    () =>
      read().then(
        (account) => setResult({ account: account?.email.toLowerCase() === email ? account : null }),
        (problem: unknown) => setResult({ problem }),
      ),
    [email, read],
  )
  useEffect(() => {
    void load()
    // The email may have been confirmed in another tab.
    const reloadIfVisible = () => void (document.hidden || load())
    document.addEventListener('visibilitychange', reloadIfVisible)
    return () => document.removeEventListener('visibilitychange', reloadIfVisible)
  }, [load])

  return { result, account: result && 'account' in result ? result.account : null, load }
}
