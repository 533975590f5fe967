import { lessonCount, minutes, secondsIn } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import type { CourseContent } from './course-content.ts'

const COUNTS = [
  { key: 'hours', label: m.product_hours, icon: 'clock' },
  { key: 'videos', label: m.product_videos, icon: 'video' },
  { key: 'quizzes', label: m.product_quizzes, icon: 'checklist' },
  { key: 'notes', label: m.product_notes, icon: 'notebook' },
  { key: 'transcripts', label: m.product_transcripts, icon: 'captions' },
] as const

/** The totals of the lessons, plus the figures that the administrator stored. Zero counts are left out. */
export function CourseCounts({ course }: { course: CourseContent }) {
  const lessons = course.sections.flatMap((section) => section.lessons)
  return (
    <dl className="course-counts">
      {lessons.length > 0 && (
        <div>
          <dt>
            <Icon name="list" />
            {m.lessons_title()}
          </dt>
          <dd>
            {lessonCount(lessons.length)} · {minutes(secondsIn(lessons))}
          </dd>
        </div>
      )}
      {COUNTS.filter(({ key }) => course[key] > 0).map(({ key, label, icon }) => (
        <div key={key}>
          <dt>
            <Icon name={icon} />
            {label()}
          </dt>
          <dd>{count(course[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
