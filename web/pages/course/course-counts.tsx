import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import type { CourseContent } from './course-content.ts'

const RING = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0'
const COUNTS = [
  { key: 'hours', label: m.product_hours, icon: `${RING}M12 6v6l4 2` },
  {
    key: 'videos',
    label: m.product_videos,
    icon: `${RING}M9 9a1 1 0 0 1 1.52-.86l5 3a1 1 0 0 1 0 1.72l-5 3A1 1 0 0 1 9 15z`,
  },
  { key: 'quizzes', label: m.product_quizzes, icon: 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4' },
  {
    key: 'notes',
    label: m.product_notes,
    icon: 'M2 6h4M2 10h4M2 14h4M2 18h4M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM9.5 8h5M9.5 12H16M9.5 16H14',
  },
  {
    key: 'transcripts',
    label: m.product_transcripts,
    icon: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 15h4M15 15h2M7 11h2M13 11h4',
  },
] as const

/** What the course holds. */
export function CourseCounts({ course }: { course: CourseContent }) {
  return (
    <dl className="course-counts">
      {COUNTS.map(({ key, label, icon }) => (
        <div key={key}>
          <dt>
            <Icon path={icon} />
            {label()}
          </dt>
          <dd>{count(course[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
