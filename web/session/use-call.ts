// What a page of the signed-in person shows comes by a call of its own, made in the browser.
import { useEffect, useState } from 'react'

type Outcome = { turn: object; problem?: unknown }

/** The answer of a call, kept while it is asked for anew; `call` must be the same function from render to render. */
export function useCall<Answer>(call: () => Promise<Answer>) {
  const [turn, setTurn] = useState<object>({})
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let isGone = false
    const ask = async () => {
      try {
        const given = await call()
        if (isGone) return
        setAnswer(given)
        setOutcome({ turn })
      } catch (problem) {
        if (!isGone) setOutcome({ turn, problem })
      }
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [call, turn])

  const isLoading = outcome?.turn !== turn
  return {
    answer,
    isLoading,
    problem: isLoading ? null : (outcome.problem ?? null),
    reload: () => setTurn({}),
    /** Shows what the server has just confirmed, before the fresh answer is there. */
    change: (edit: (before: Answer) => Answer) => setAnswer((before) => before && edit(before)),
  }
}
