import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 400

/** The value after a pause in typing, so that half-typed URLs aren't requested. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
