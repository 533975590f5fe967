import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** The value, once it has not changed for a moment: a half-typed address is not asked for. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
