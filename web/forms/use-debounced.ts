import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 400

/** The value after typing has paused, so that half-typed URLs are not requested. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
