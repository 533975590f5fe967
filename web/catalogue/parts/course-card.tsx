import { paths } from '#contract/paths.ts'
import { CardControlsSlot } from '../../admin-controls/card-controls-slot.tsx'
import { m } from '../../paraglide/messages.js'
import { RatingFact } from '../ratings/rating-fact.tsx'
import { api } from '../../session/api.ts'
import { FormerPrice } from '../../ui/former-price.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { categoryOf, coursePath } from './course-categories.ts'
import type { CourseCardContent } from './course-card.server.ts'

type CourseCardProps = {
  course: CourseCardContent
  /** Whether to name the class or category, for lists that mix them. */
  hasBadge: boolean
  heading?: 'h2' | 'h3'
}

export function CourseCard({ course, hasBadge, heading: Heading = 'h2' }: CourseCardProps) {
  const { _id, classCourse, title, instructorName, hours, videos } = course
  return (
    <article className="card course-card column">
      <Picture kind="course" source={course.cover} />
      <div className="course-card-text column">
        {hasBadge && <CategoryBadge classCourse={classCourse} />}
        <Heading className="clamp" lang={langOf(title)}>
          <PageLink className="stretch" to={coursePath(course)}>
            {title}
          </PageLink>
        </Heading>
        <p className="wraps">
          <InstructorName name={instructorName} id={course.instructorId} />
          <RatingFact rating={course.rating} />
        </p>
        <div className="course-card-foot cluster small">
          <span className="course-card-price cluster">
            <b className={course.price === 0 ? 'price price-free' : 'price'}>{price(course.price)}</b>
            <FormerPrice now={course.price} former={course.formerPrice} />
          </span>
          {course.lessons ? (
            <span className="course-fact inline">{course.lessons}</span>
          ) : (
            <StoredFigures hours={hours} videos={videos} />
          )}
        </div>
      </div>
      <CardControlsSlot
        id={_id}
        name={title}
        editTo={paths.updateCourse(classCourse, _id)}
        curriculumTo={paths.curriculum(_id)}
        remove={() => api('DELETE /course/{id}', { params: { id: _id } })}
      />
    </article>
  )
}

/** Links to the instructor's page, if there is one. */
function InstructorName({ name, id }: { name: string; id: string | null }) {
  if (!id) return <span lang={langOf(name)}>{name}</span>
  return (
    <PageLink className="course-card-instructor" to={paths.teacher(id)} lang={langOf(name)}>
      {name}
    </PageLink>
  )
}

function CategoryBadge({ classCourse }: { classCourse: string }) {
  const category = categoryOf(classCourse)
  if (!category) return null
  return (
    <span className="badge badge-hue tint" style={hueStyle(category.hue)}>
      {category.label()}
    </span>
  )
}

/** The figures that the administrator announced, shown until there are lessons. */
function StoredFigures({ hours, videos }: { hours: number; videos: number }) {
  return (
    <>
      <Fact
        icon="clock"
        short={m.card_hours_short({ hours: digits(hours) })}
        full={m.card_hours({ hours: digits(hours) })}
      />
      {videos > 0 && <Fact icon="video" short={digits(videos)} full={m.card_videos({ videos: digits(videos) })} />}
    </>
  )
}

/** Short text next to the icon. The full text is for screen readers. */
function Fact({ icon, short, full }: { icon: IconName; short: string; full: string }) {
  return (
    <span className="course-fact inline">
      <Icon name={icon} />
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{full}</span>
    </span>
  )
}
