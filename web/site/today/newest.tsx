import { useId } from 'react'
import type { CourseType } from '#contract/constants.ts'
import type { Today } from '#contract/calls/site/today.ts'
import { categoryOf, coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture, pictureAt } from '../../ui/picture.tsx'

type NewestProps = {
  classCourse: CourseType
  /** Null while the courses are loading. */
  courses: Today['newest'] | null
  change: () => void
}

export function Newest({ classCourse, courses, change }: NewestProps) {
  const id = useId()
  const { path, hue, label } = categoryOf(classCourse)!
  const name = label()
  return (
    <div className="today-newest" style={hueStyle(hue)}>
      <div className="today-newest-head cluster">
        <h3 id={id}>{m.today_newest({ name })}</h3>
        <PageLink className="link" to={path} aria-label={m.today_newest_all_of({ name })}>
          {m.today_newest_all()}
        </PageLink>
        <button type="button" className="link" onClick={change}>
          {m.today_change()}
        </button>
      </div>
      {courses?.length === 0 ? (
        <p>{m.today_newest_none()}</p>
      ) : (
        <ul className="stack" aria-labelledby={id}>
          {courses?.map((course) => (
            <li key={course._id} className="card">
              <Picture kind="course" source={pictureAt(course.img)} />
              <span>
                <PageLink className="stretch clamp" to={coursePath(course)} lang={langOf(course.title)}>
                  {course.title}
                </PageLink>
                {course.lesson && <small>{m.lessons_free()}</small>}
              </span>
            </li>
          )) ?? <li className="bone" />}
        </ul>
      )}
    </div>
  )
}
