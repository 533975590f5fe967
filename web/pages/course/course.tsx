import { cataloguePage } from '../../catalogue/page-data.server.ts'
import { useContent } from '../../catalogue/use-content.ts'
import { pageMeta } from '../../found/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { Block, Objectives, Prose } from '../../product/block.tsx'
import { Person } from '../../product/person.tsx'
import type { Guarded } from '../../session/guards.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { BuyCard } from './buy-card.tsx'
import { load } from './content.server.ts'
import { CourseHead } from './course-head.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseThing } from './course-thing.ts'
import { Syllabus } from './syllabus.tsx'
import type { Route } from './+types/course'

export const handle = { guard: 'catalogue' } satisfies Guarded

export function loader({ context, params }: Route.LoaderArgs) {
  return cataloguePage(context, (api) => load(api, params))
}

export const meta: Route.MetaFunction = (args) => {
  const course = args.loaderData
  if (!course) return pageMeta(args, { title: m.product_course() })
  const { title, summary: description, img: picture } = course
  return pageMeta(args, { title, description, picture, thing: courseThing(course) })
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const course = useContent(loaderData)
  if (!course) return <CourseSkeleton />
  return (
    <article key={course.id} className="wrap course" style={hueStyle(course.hue)}>
      <CourseHead course={course} />
      <BuyCard course={course} />
      <div className="course-body">
        <Block title={m.product_learn()}>
          <Objectives points={course.objectives} />
        </Block>
        <Block title={m.product_about_course()}>
          <Prose text={course.about} />
        </Block>
        <Block title={m.product_syllabus()}>
          <Syllabus parts={course.syllabus} />
        </Block>
        <Block title={m.product_instructor()}>
          <Person person={course.instructor} />
        </Block>
      </div>
    </article>
  )
}
