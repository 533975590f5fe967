import { m } from '../paraglide/messages.js'
import { digits } from './numbers.ts'
import './stitches.css'

/** With more lessons, there is one stitch for each section. */
export const MAX_STITCHES = 60

type StitchesProps = {
  /** Whether each lesson is done, by section, in course order. */
  sections: { isDone: boolean[] }[]
  /** The lesson to continue with, counted from 1. */
  next: number | undefined
}

/** Progress in a course: one stitch for each lesson, sewn when it is done. */
export function Stitches({ sections, next }: StitchesProps) {
  const lessons = sections.flatMap((section, index) => section.isDone.map((isDone) => ({ isDone, section: index })))
  const done = lessons.filter(({ isDone }) => isDone).length
  const isLong = lessons.length > MAX_STITCHES
  const here = next && (isLong ? lessons[next - 1]?.section : next - 1)
  const parts = isLong ? sections.map(({ isDone }) => isDone) : lessons.map(({ isDone }) => [isDone])
  const marks = parts.map((part, index) => (part.every(Boolean) ? 'done' : index === here ? 'here' : undefined))
  return <StitchRow marks={marks} label={lessonsDone(done, lessons.length)} />
}

export const lessonsDone = (done: number, all: number) => m.lessons_done_label({ done: digits(done), all: digits(all) })

type StitchRowProps = { marks: ('done' | 'here' | undefined)[]; label: string }

export function StitchRow({ marks, label }: StitchRowProps) {
  return (
    <span className="stitches beside" role="img" aria-label={label} data-long={marks.length > 20 || undefined}>
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
        <i key={index} data-is={mark} />
      ))}
    </span>
  )
}
