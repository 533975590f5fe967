import { useEffect, useState } from 'react'

/** The time now, every second; `start` on the server and during hydration. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, 1000)
    const frame = requestAnimationFrame(tick)
    return () => {
      clearInterval(timer)
      cancelAnimationFrame(frame)
    }
  }, [])
  return now
}
