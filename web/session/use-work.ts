import { useRef, useState } from 'react'
import { toast } from '../ui/toast.tsx'
import { explain } from './explain.ts'

export type WorkOptions = {
  /** Returns the reason for a failure, in the page's language. */
  reason?: (error: unknown) => string
  /** Returns the reason as `problem`, to be shown next to the button, instead of showing it in a toast. */
  isBeside?: boolean
  /** Return true to handle the failure. */
  handle?: (error: unknown) => boolean
}

/** Runs one piece of work at a time, and explains failures. */
export function useWork({ reason = explain, isBeside = false, handle }: WorkOptions = {}) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A second press may come before the next render.
  const isRunning = useRef(false)

  const run = async (work: () => unknown): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(null)
    let failure: { error: unknown } | undefined
    try {
      await work()
    } catch (error) {
      failure = { error }
    }
    isRunning.current = false
    setIsBusy(false)
    if (!failure || handle?.(failure.error)) return
    if (isBeside) setProblem(reason(failure.error))
    else toast(reason(failure.error), { kind: 'error' })
  }
  return { isBusy, problem, run, dismiss: () => setProblem(null) }
}
