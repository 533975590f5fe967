import type { Curriculum, Place } from '#contract/calls/learning/learning.ts'
import { lessonsDone, MAX_STITCHES, StitchRow } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

type BarProgressProps = { sections: Curriculum['sections']; places: Place[] | undefined; current: string | undefined }

/** Which lessons are done and which one is open, and the count as text. Until that is known, just its space. */
export function BarProgress({ sections, places, current }: BarProgressProps) {
  const finished = new Set(places?.filter(({ done }) => done).map(({ item }) => item))
  const lessons = sections.flatMap((section) => section.lessons)
  const done = lessons.filter(({ _id }) => finished.has(_id)).length
  const parts = lessons.length > MAX_STITCHES ? sections.map((each) => each.lessons) : lessons.map((each) => [each])
  const marks = parts.map((part) => {
    if (part.every(({ _id }) => finished.has(_id))) return 'done'
    return part.some(({ _id }) => _id === current) ? 'here' : undefined
  })
  return (
    <div className="learn-progress row muted" data-unknown={!places || undefined}>
      <StitchRow marks={marks} label={lessonsDone(done, lessons.length)} />
      <span aria-hidden="true">{m.lessons_done_short({ done: digits(done), all: digits(lessons.length) })}</span>
    </div>
  )
}
