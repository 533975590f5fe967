import type { Curriculum, Place } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

/** With more lessons there is a stitch for each section. */
const MAX_STITCHES = 60

type StitchesProps = { sections: Curriculum['sections']; places: Place[]; current: string | undefined }

/** Progress: one stitch for each lesson, sewn when it is done, and the count in words. */
export function Stitches({ sections, places, current }: StitchesProps) {
  const finished = new Set(places.filter(({ done }) => done).map(({ thing }) => thing))
  const lessons = sections.flatMap((section) => section.lessons)
  const done = lessons.filter(({ _id }) => finished.has(_id)).length
  const parts = lessons.length > MAX_STITCHES ? sections.map((each) => each.lessons) : lessons.map((each) => [each])
  const counts = { done: digits(done), all: digits(lessons.length) }
  return (
    <div className="learn-progress">
      <span className="learn-stitches" role="img" aria-label={m.learn_done_label(counts)}>
        {parts.map((part) => {
          const isDone = part.every(({ _id }) => finished.has(_id))
          const isHere = part.some(({ _id }) => _id === current)
          return <i key={part[0]?._id} data-is={isDone ? 'done' : isHere ? 'here' : undefined} />
        })}
      </span>
      <span aria-hidden="true">{m.learn_done_count(counts)}</span>
    </div>
  )
}
