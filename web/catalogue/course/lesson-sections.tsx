import { useId, type ReactNode } from 'react'
import type { Curriculum, ListedLesson } from '#contract/calls/learning/learning.ts'
import { cost, lessonCount } from '../../files/amounts.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import './lessons.css'

export type Section = Curriculum['sections'][number]

type LessonSectionsProps = {
  sections: Section[]
  open: Section | undefined
  countOf: (section: Section) => string
  note?: ReactNode
  renderRow: (lesson: ListedLesson) => ReactNode
}

/** The outline of a curriculum. Its rows are different for owners and others. */
export function LessonSections({ sections, open, countOf, note, renderRow }: LessonSectionsProps) {
  const id = useId()
  const bytesOf = useBytesOf()
  const all = sections.flatMap(({ lessons }) => lessons)
  return (
    <section className="block lessons" aria-labelledby={id}>
      <h2 id={id}>{m.lessons_title()}</h2>
      <p className="muted">
        {lessonCount(all.length)} · {cost(all, bytesOf)}
      </p>
      {note}
      <div className="syllabus stack">
        {sections.map((section, index) => (
          <details className="surface" key={section._id} open={section === open}>
            <summary className="stack">
              <span className="syllabus-number tint middle">{digits(index + 1)}</span>
              <span>
                <span lang={langOf(section.title)}>{section.title}</span>
                <small>
                  {countOf(section)} · {cost(section.lessons, bytesOf)}
                </small>
              </span>
              <Icon name="chevron-down" />
            </summary>
            <ul className="stack lessons-of marks">{section.lessons.map(renderRow)}</ul>
          </details>
        ))}
      </div>
    </section>
  )
}
