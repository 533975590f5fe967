import { useCallback } from 'react'
import { categoryOf } from '../../catalogue/course-categories.ts'
import { cataloguePage } from '../../catalogue/page-data.server.ts'
import { useContent } from '../../catalogue/use-content.ts'
import { missingMeta, pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { Block, Objectives, Prose } from '../../buying/product/block.tsx'
import { OwnCopy } from '../../buying/product/own-copy.tsx'
import { Person } from '../../buying/product/person.tsx'
import { usePurchase, type Product } from '../../buying/use-purchase.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../session/guards.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { pictureAt } from '../../ui/picture.tsx'
import { isMissing } from '../../layout/problem.tsx'
import { BuyCard } from './buy-card.tsx'
import { load } from './content.server.ts'
import { courseContent, type CourseContent } from './course-content.ts'
import { CourseHead } from './course-head.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import { Lessons } from './lessons.tsx'
import { Syllabus } from './syllabus.tsx'
import { useLearning } from './use-learning.ts'
import type { Route } from './+types/course'

export const handle = {
  guard: 'catalogue',
  // The top bar highlights the area of the class, so even the empty shell depends on it.
  hasPage: ({ classCourse = '' }) => Boolean(categoryOf(classCourse)),
  record: 'GET /course/{id}',
} satisfies Guarded

export function loader({ context, params }: Route.LoaderArgs) {
  return cataloguePage(context, (api) => load(api, params))
}

export const meta: Route.MetaFunction = (args) => {
  const course = args.loaderData
  if (isMissing(args.error)) return missingMeta(args)
  if (!course) return pageMeta(args, { title: m.product_course() })
  const { title, summary: description, img: picture } = course
  return pageMeta(args, { title, description, picture, jsonLd: courseJsonLd(course) })
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const course = useContent(loaderData)
  return course ? <CourseArticle key={course.id} course={course} /> : <CourseSkeleton />
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const id = params.id ?? ''
  const loadOwn = useCallback(
    () =>
      Promise.all([
        api('GET /course/{id}', { params: { id } }),
        api('GET /curriculum/{course}', { params: { course: id } }),
      ]),
    [id],
  )
  return (
    <OwnCopy id={id} load={loadOwn} skeleton={<CourseSkeleton />} nameOf={([{ title }]) => title}>
      {([course, curriculum]) => (
        <CourseArticle
          key={id}
          course={courseContent(course, curriculum, {
            cover: pictureAt(course.img),
            instructor: pictureAt(course.instructorImg),
          })}
        />
      )}
    </OwnCopy>
  )
}

function CourseArticle({ course }: { course: CourseContent }) {
  const { id, title, img, price, formerPrice, sections } = course
  const product: Product = { id, kind: 'course', name: title, img, price, formerPrice }
  const purchase = usePurchase(product)
  const learning = useLearning(id, purchase.isPaid && sections.length > 0)
  return (
    <article className="wrap course" style={hueStyle(course.hue)}>
      <CourseHead course={course} />
      <BuyCard course={course} product={product} purchase={purchase} learning={learning} />
      <div className="course-body">
        {sections.length > 0 && <Lessons course={id} sections={sections} learning={learning} />}
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
