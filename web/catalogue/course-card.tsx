import { CardControlsSlot } from '../admin/card-controls-slot.tsx'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { hueStyle } from '../ui/hue.ts'
import { Icon } from '../ui/icon.tsx'
import { langOf } from '../ui/language.tsx'
import { digits, price } from '../ui/numbers.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { categoryOf, coursePath } from './course-categories.ts'
import type { CourseCardContent } from './course-card.server.ts'

const CLOCK = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2'
const PLAY =
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z'

type CourseCardProps = {
  course: CourseCardContent
  /** Where classes and categories are mixed, each card names its own. */
  hasBadge: boolean
}

export function CourseCard({ course, hasBadge }: CourseCardProps) {
  const { _id, classCourse, title, instructorName, hours, videos } = course
  return (
    <article className="card course-card">
      <Picture kind="course" source={course.cover} />
      <div className="course-card-text">
        {hasBadge && <CategoryBadge classCourse={classCourse} />}
        <h2 lang={langOf(title)}>
          <PageLink className="stretch" to={coursePath(course)}>
            {title}
          </PageLink>
        </h2>
        <p lang={langOf(instructorName)}>{instructorName}</p>
        <div className="course-card-foot">
          <b className={course.price === 0 ? 'price price-free' : 'price'}>{price(course.price)}</b>
          <Fact
            icon={CLOCK}
            short={m.card_hours_short({ hours: digits(hours) })}
            full={m.card_hours({ hours: digits(hours) })}
          />
          <Fact icon={PLAY} short={digits(videos)} full={m.card_videos({ videos: digits(videos) })} />
        </div>
      </div>
      <CardControlsSlot
        name={title}
        editTo={`/${encodeURIComponent(classCourse)}/update/${_id}`}
        remove={() => api('DELETE /course/{id}', { params: { id: _id } })}
      />
    </article>
  )
}

function CategoryBadge({ classCourse }: { classCourse: string }) {
  const category = categoryOf(classCourse)
  if (!category) return null
  return (
    <span className="badge badge-hue" style={hueStyle(category.hue)}>
      {category.label()}
    </span>
  )
}

/** Short beside its icon, in full for those who do not see the icon. */
function Fact({ icon, short, full }: { icon: string; short: string; full: string }) {
  return (
    <span className="course-fact">
      <Icon path={icon} />
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{full}</span>
    </span>
  )
}
