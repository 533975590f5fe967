import { lessonCount, minutes, secondsIn } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import type { CourseContent } from './course-content.ts'

const COUNTS = [
  { key: 'hours', label: m.product_hours, icon: 'clock' },
  { key: 'videos', label: m.product_videos, icon: 'video' },
  { key: 'quizzes', label: m.product_quizzes, icon: 'checklist' },
  { key: 'notes', label: m.product_notes, icon: 'notebook' },
  { key: 'transcripts', label: m.product_transcripts, icon: 'captions' },
] as const

type Row = { label: string; icon: IconName; value: string }

/** The figures that the administrator stored, followed by the curriculum's current ones where they differ. */
export function CourseCounts({ course }: { course: CourseContent }) {
  const lessons = course.sections.flatMap((section) => section.lessons)
  const seconds = secondsIn(lessons)
  const ofKind = (kind: string) => lessons.filter((lesson) => lesson.kind === kind).length
  const [videos, quizzes] = [ofKind('video'), ofKind('quiz')]
  const isSameTime = Math.round(seconds / 3600) === course.hours
  const now: Row[] = []
  if (lessons.length) {
    const value = lessonCount(lessons.length)
    now.push({ label: m.lessons_title(), icon: 'list', value: isSameTime ? value : `${value} · ${minutes(seconds)}` })
  }
  if (videos && videos !== course.videos) now.push({ label: m.product_videos(), icon: 'video', value: count(videos) })
  if (quizzes && quizzes !== course.quizzes)
    now.push({ label: m.product_quizzes(), icon: 'checklist', value: count(quizzes) })
  const stored = COUNTS.filter(({ key }) => course[key] > 0)
  return (
    <>
      <Rows rows={stored.map(({ key, label, icon }) => ({ label: label(), icon, value: count(course[key]) }))} />
      {now.length > 0 && (
        <>
          <h2 className="course-counts-now muted">{m.product_now()}</h2>
          <Rows rows={now} />
        </>
      )}
    </>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="course-counts">
      {rows.map(({ label, icon, value }) => (
        <div className="spread" key={label}>
          <dt className="row">
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
