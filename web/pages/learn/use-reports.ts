// Tells the server what was played: every 15 s, on pause, and when the page, the lesson or the session is left.
import { useEffect } from 'react'
import { PROGRESS_INTERVAL_MS } from '#contract/constants.ts'
import { beforeSignOut } from '../../session/session.ts'
import { keepPlace } from './place-queue.ts'
import type { Watch } from './watch.ts'

export function useReports(
  film: HTMLVideoElement | null,
  watch: Watch,
  isCounted: boolean,
  send: () => Promise<void>,
): void {
  useEffect(() => {
    if (!film || !isCounted) return
    let reported = ''
    const report = async () => {
      const { lesson: thing, since } = watch
      const watched = watch.played()
      const position = Math.round(film.currentTime)
      const state = JSON.stringify([position, watched])
      if (!watched.length || state === reported) return send()
      reported = state
      keepPlace({ thing, position, watched, since, seenAt: new Date().toISOString() })
      await send()
    }
    const reportNow = () => void report()
    const reportIfHidden = () => document.hidden && reportNow()
    const beat = setInterval(() => film.paused || reportNow(), PROGRESS_INTERVAL_MS)
    const forget = beforeSignOut(report)
    film.addEventListener('pause', reportNow)
    document.addEventListener('visibilitychange', reportIfHidden)
    window.addEventListener('pagehide', reportNow)
    return () => {
      clearInterval(beat)
      forget()
      film.removeEventListener('pause', reportNow)
      document.removeEventListener('visibilitychange', reportIfHidden)
      window.removeEventListener('pagehide', reportNow)
      reportNow()
    }
  }, [film, watch, isCounted, send])
}
