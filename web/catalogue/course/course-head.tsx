import { CourseLinksSlot } from '../../admin-controls/course-links-slot.tsx'
import { m } from '../../paraglide/messages.js'
import { Breadcrumb } from '../product/breadcrumb.tsx'
import { Person } from '../product/person.tsx'
import { RatingLink } from '../ratings/rating-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { count } from '../../ui/numbers.ts'
import type { CourseContent } from './course-content.ts'
import { stepsTo } from './course-steps.ts'

export function CourseHead({ course }: { course: CourseContent }) {
  return (
    <header className="course-head">
      <Breadcrumb steps={stepsTo(course.classCourse)} />
      <h1 lang={langOf(course.title)}>{course.title}</h1>
      <CourseLinksSlot course={course.id} />
      <p className="course-summary" lang={langOf(course.summary)}>
        {course.summary}
      </p>
      <div className="course-people wraps">
        <Person person={course.instructor} />
        <div className="course-facts wraps">
          <RatingLink ratings={course.ratings} />
          <p className="course-head-fact row">
            <Icon name="users" />
            <span>
              <strong>{count(course.enrolled)}</strong> {m.product_enrolled()}
            </span>
          </p>
          <p className="course-head-fact row">
            <Icon name="language" />
            {course.language === 'bn' ? m.lessons_in_bn() : m.lessons_in_en()}
          </p>
        </div>
      </div>
    </header>
  )
}
