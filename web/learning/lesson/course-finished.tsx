import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ResultLily } from '../quiz/result-lily.tsx'
import type { CourseData } from './use-course.ts'
import './course-finished.css'

const PETALS = 9
/** Marking the last lesson as not done and done again is no second moment. */
const shown = new Set<string>()

/** The lily opens and the certificate unfolds beside the lesson, which goes on below it. */
export default function CourseFinished({ course: { id, about } }: { course: CourseData }): ReactNode {
  const [isFirst] = useState(() => !shown.has(id))
  const [isClosed, setIsClosed] = useState(false)
  const { isAtRest, rest } = useRest()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useSession()?.name ?? ''
  useEffect(() => {
    shown.add(id)
  }, [id])
  useEffect(() => {
    // A person who is typing or watching stays where they are.
    const isFree = document.activeElement === document.body || document.activeElement?.closest('.learn-actions')
    if (isAtRest && isFree) heading.current?.focus()
  }, [isAtRest])
  if (!isFirst || isClosed || !about) return null
  return (
    <section
      className="course-finished centred surface"
      data-rest={isAtRest || undefined}
      aria-labelledby="course-finished"
    >
      <button
        type="button"
        className="icon-button icon-button-plain"
        aria-label={m.profile_close()}
        onClick={() => setIsClosed(true)}
      >
        <Icon name="close" />
      </button>
      <ResultLily points={PETALS} outOf={PETALS} />
      <div role="status">
        <h2 id="course-finished" ref={heading} tabIndex={-1} lang={langOf(about.title)}>
          {m.certificate_finished({ title: about.title })}
        </h2>
      </div>
      {/* A picture of the certificate, whose name is only confirmed on its page. */}
      <div className="course-finished-paper" aria-hidden="true" onAnimationEnd={rest}>
        <img src={`/covers/course/${id}.svg`} alt="" width={320} height={200} />
        <div className="stack">
          <small>{m.certificate_completion()}</small>
          <b lang={langOf(name)}>{name}</b>
          <span lang={langOf(about.title)}>{about.title}</span>
        </div>
      </div>
      <PageLink className="button button-primary" to={paths.myCertificate(id)}>
        {m.certificate_see()}
      </PageLink>
    </section>
  )
}

/** The unfolding certificate is what moves last. A tap or a key ends it at once, and without animations it's over. */
function useRest() {
  const [isAtRest, setIsAtRest] = useState(
    () =>
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      document.hidden ||
      'saveData' in document.documentElement.dataset,
  )
  const rest = useCallback(() => setIsAtRest(true), [])
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    for (const name of events) addEventListener(name, rest)
    return () => {
      for (const name of events) removeEventListener(name, rest)
    }
  }, [rest])
  return { isAtRest, rest }
}
