import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import './stitches.css'

/** With more lessons there is a stitch for each section. */
const MAX_STITCHES = 60

type Section = { lessons: number; done: number }

/** Progress through a course: one stitch for each lesson, sewn when it is done. */
export function Stitches({ sections }: { sections: Section[] }) {
  const all = total(sections.map(({ lessons }) => lessons))
  const done = total(sections.map((section) => section.done))
  const isLong = all > MAX_STITCHES
  const sewn = isLong ? sections.filter((section) => section.done === section.lessons).length : done
  const stitches = Array.from({ length: isLong ? sections.length : all }, (_, index) => index)
  return (
    <span
      className="stitches"
      role="img"
      aria-label={m.lessons_done_label({ done: digits(done), all: digits(all) })}
      data-long={all > 20 || undefined}
    >
      {stitches.map((index) => (
        <i key={index} data-is={index < sewn ? 'done' : index === sewn ? 'here' : undefined} />
      ))}
    </span>
  )
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
