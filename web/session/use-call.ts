// Personal pages fetch their data in the browser, because the server renders one page for everyone.
import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

type Outcome = { attempt: object; problem?: unknown }

/** The answer of a call, kept while it reloads. `call` must be the same function on every render. */
export function useCall<Answer>(call: () => Promise<Answer>) {
  // Before hydration the session isn't known, and the call may depend on it.
  const isHydrated = useHydrated()
  const [attempt, setAttempt] = useState<object>({})
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    if (!isHydrated) return
    let isCancelled = false
    const load = async () => {
      try {
        const fresh = await call()
        if (isCancelled) return
        setAnswer(fresh)
        setOutcome({ attempt })
      } catch (problem) {
        if (!isCancelled) setOutcome({ attempt, problem })
      }
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [call, attempt, isHydrated])

  const isLoading = outcome?.attempt !== attempt
  return {
    answer,
    isLoading,
    problem: isLoading ? null : (outcome.problem ?? null),
    reload: useCallback(() => setAttempt({}), []),
    /** Updates the answer locally with what the server has just confirmed, without waiting for a reload. */
    change: useCallback(
      (edit: (previous: Answer) => Answer) => setAnswer((previous) => previous && edit(previous)),
      [],
    ),
  }
}
