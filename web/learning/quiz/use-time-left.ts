// The time left, by the server's clock. It is only announced at five minutes, at one, and at the end.
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'

const TICK_MS = 1000
/** How often the server is asked for the result once the time is up. */
const ASK_SECONDS = 5
const SPOKEN_TIMES: [seconds: number, text: () => string][] = [
  [300, m.quiz_five_minutes],
  [60, m.quiz_one_minute],
  [0, m.quiz_time_is_up],
]

/** In seconds, never below 0. Null without a limit. */
export function useTimeLeft(
  dueAt: string | null,
  ahead: number,
  announce: (text: string) => void,
  onOver: () => void,
): number | null {
  const seconds = () => (dueAt === null ? null : Math.ceil((Date.parse(dueAt) - Date.now() - ahead) / 1000))
  const [left, setLeft] = useState(seconds)
  const before = useRef(left)
  const passed = useRef({ seconds, announce, onOver })
  useEffect(() => {
    passed.current = { seconds, announce, onOver }
  })

  useEffect(() => {
    if (dueAt === null) return
    const timer = setInterval(() => {
      const now = passed.current.seconds()!
      const reached = SPOKEN_TIMES.findLast(([at]) => before.current! > at && now <= at)
      if (reached) passed.current.announce(reached[1]())
      if (now <= 0 && now % ASK_SECONDS === 0) passed.current.onOver()
      before.current = now
      setLeft(now)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [dueAt])

  return left === null ? null : Math.max(0, left)
}
