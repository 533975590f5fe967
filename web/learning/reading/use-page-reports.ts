import { useCallback, useEffect, useRef } from 'react'
import { joinRanges } from '../join-ranges.ts'
import { useReports, type Report } from '../use-reports.ts'
import { useSession } from '../../session/session.ts'
import type { OpenBook } from './use-book.ts'

/** Pages that are only flipped past don't count as read. */
const READ_MS = 500
/** The server's limit per request. */
const MAX_RANGES = 200

/** Reports the open page and the pages read. Reaching the last page completes the book. */
export function usePageReports({ id, reading, isSample, send }: OpenBook, page: number, shown: number[]): void {
  const session = useSession()
  const read = useRef(new Set<number>())
  const open = useRef(page)
  const last = reading.pages.length
  const [from, to] = [shown[0]!, shown.at(-1)!]

  useEffect(() => {
    open.current = page
    const timer = setTimeout(() => {
      for (let number = from; number <= to; number++) read.current.add(number)
    }, READ_MS)
    return () => clearTimeout(timer)
  }, [page, from, to])

  const take = useCallback((): Report | null => {
    if (!read.current.size) return null
    const watched = joinRanges([...read.current].map((number) => [number, number + 1])).slice(-MAX_RANGES)
    return { item: id, position: open.current, watched, ...(read.current.has(last) && { done: true }) }
  }, [id, last])

  useReports(isSample || !session ? null : take, null, send)
}
