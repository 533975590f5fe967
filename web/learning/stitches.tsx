import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import './stitches.css'

/** With more lessons there is a stitch for each section. */
export const MAX_STITCHES = 60

type Section = { lessons: number; done: number }

/** Progress through a course: one stitch for each lesson, sewn when it is done. */
export function Stitches({ sections }: { sections: Section[] }) {
  const all = total(sections.map(({ lessons }) => lessons))
  const done = total(sections.map((section) => section.done))
  const isLong = all > MAX_STITCHES
  const sewn = isLong ? sections.filter((section) => section.done === section.lessons).length : done
  const marks = Array.from({ length: isLong ? sections.length : all }, (_, index) =>
    index < sewn ? 'done' : index === sewn ? 'here' : undefined,
  )
  return <StitchRow marks={marks} label={lessonsDone(done, all)} />
}

export const lessonsDone = (done: number, all: number) => m.lessons_done_label({ done: digits(done), all: digits(all) })

type StitchRowProps = { marks: ('done' | 'here' | undefined)[]; label: string }

export function StitchRow({ marks, label }: StitchRowProps) {
  return (
    <span className="stitches" role="img" aria-label={label} data-long={marks.length > 20 || undefined}>
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} data-is={mark} />
      ))}
    </span>
  )
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
