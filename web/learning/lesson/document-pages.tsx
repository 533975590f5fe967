// The pages of a PDF lesson, one below the other. Only pages near the current one are in the document.
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DrawnPage } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { CourseData } from './use-course.ts'
import './document-pages.css'

/** The number of pages before and after the current one. */
const NEAR = 2
const REPORT_MS = 2000

type DocumentPagesProps = { lessonId: string; pages: DrawnPage[]; course: CourseData; renew: () => void }

export default function DocumentPages({ lessonId, pages, course, renew }: DocumentPagesProps) {
  const { learning, mark, visit } = course
  const place = learning?.places.find(({ item }) => item === lessonId)
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(1)
  const isRenewed = useRef(false)

  useStart(list, learning === undefined ? undefined : (place?.position ?? 0))
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(Number((seen.target as HTMLElement).dataset.page))
      },
      // Finds the page that crosses the middle of the screen.
      { rootMargin: '-50% 0px' },
    )
    for (const frame of list.current!.children) observer.observe(frame)
    return () => observer.disconnect()
  }, [])

  const isOwn = Boolean(learning)
  useEffect(() => {
    if (!isOwn || current === 1) return
    const timer = setTimeout(() => visit(lessonId, current), REPORT_MS)
    return () => clearTimeout(timer)
  }, [isOwn, current, lessonId, visit])

  // The document is marked as read only once, because someone who undoes that wants it to stay unfinished.
  const isDone = useRef(false)
  useEffect(() => {
    if (!isOwn) return
    isDone.current ||= place?.done ?? false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting || isDone.current) return
      isDone.current = true
      mark(lessonId, true, pages.length)
    })
    observer.observe(end.current!)
    return () => observer.disconnect()
  })

  const renewOnce = () => {
    if (!isRenewed.current) renew()
    isRenewed.current = true
  }

  return (
    <>
      <ol className="document-pages stack" ref={list}>
        {pages.map(({ number, width, height, small, large }) => (
          <li key={number} data-page={number} style={{ aspectRatio: `${width} / ${height}` }}>
            {Math.abs(number - current) <= NEAR && (
              <img
                src={small}
                srcSet={`${small} 720w, ${large} 1080w`}
                sizes="(width > 1024px) 760px, 100vw"
                alt={m.learn_page_of({ n: digits(number), all: digits(pages.length) })}
                onError={renewOnce}
                onLoad={() => (isRenewed.current = false)}
              />
            )}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}

/** Goes to where the learner left off, as soon as that is known. */
function useStart(list: RefObject<HTMLOListElement | null>, page: number | undefined): void {
  const isStarted = useRef(false)
  useEffect(() => {
    if (page === undefined || isStarted.current) return
    isStarted.current = true
    if (page > 1) list.current?.children[page - 1]?.scrollIntoView()
  }, [list, page])
}
