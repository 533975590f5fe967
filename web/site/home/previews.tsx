import { Carousel } from '../../ui/carousel.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeContent } from './content.server.ts'

/** Courses with a free preview. */
export function Previews({ previews: { title, text, tryIt, items } }: { previews: HomeContent['previews'] }) {
  if (!items.length) return null
  return (
    <Carousel className="track-previews" title={title} text={text} hasLinks>
      {items.map((course) => (
        <li key={course.path} className="card preview stack" style={hueStyle(course.hue)}>
          <Picture kind="course" source={course.cover} />
          <span className="badge">{course.category}</span>
          <h3 lang={langOf(course.title)}>
            <PageLink className="stretch" to={course.path}>
              {course.title}
            </PageLink>
          </h3>
          <p className="beside">
            <span lang={langOf(course.instructorName)}>{course.instructorName}</span>
            <b>{course.price}</b>
          </p>
          <PageLink className="preview-try" to={course.tryPath} aria-label={course.tryLabel}>
            <Icon name="play-circle" />
            {tryIt}
          </PageLink>
          <small>{course.cost}</small>
        </li>
      ))}
    </Carousel>
  )
}
