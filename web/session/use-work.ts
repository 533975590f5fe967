import { useState } from 'react'
import { toast } from '../ui/toast.tsx'
import { explain } from './explain.ts'

/** Runs one piece of work at a time, and tells in a toast why it failed. */
export function useWork(): { isBusy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }
  return { isBusy, run }
}
