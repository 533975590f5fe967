import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import type { CourseContent } from './course-content.ts'

const DOWN = 'm6 9 6 6 6-6'
const LESSON =
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9 9a1 1 0 0 1 1.52-.86l5 3a1 1 0 0 1 0 1.72l-5 3A1 1 0 0 1 9 15z'

/** The three parts of a course; the first is open, so that it shows what is in them. */
export function Syllabus({ parts }: { parts: CourseContent['syllabus'] }) {
  return (
    <div className="syllabus">
      {parts.map(({ title, points }, index) => (
        <details key={title} open={index === 0}>
          <summary>
            <span className="syllabus-number">{digits(index + 1)}</span>
            <span lang={langOf(title)}>{title}</span>
            <Icon path={DOWN} />
          </summary>
          <ul>
            {points.map((point) => (
              <li key={point} lang={langOf(point)}>
                <Icon path={LESSON} />
                {point}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
