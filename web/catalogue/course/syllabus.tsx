import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import type { CourseContent } from './course-content.ts'

/** The planned contents, shown until there are lessons. The first part is open, to show what a part contains. */
export function Syllabus({ parts }: { parts: CourseContent['syllabus'] }) {
  return (
    <div className="syllabus stack">
      {parts.map(({ title, points }, index) => (
        <details className="surface" key={title} open={index === 0}>
          <summary className="stack">
            <span className="syllabus-number tint middle">{digits(index + 1)}</span>
            <span lang={langOf(title)}>{title}</span>
            <Icon name="chevron-down" />
          </summary>
          <ul className="stack">
            {points.map((point) => (
              <li key={point} lang={langOf(point)}>
                {point}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
