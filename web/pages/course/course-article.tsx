import { lazy, Suspense } from 'react'
import { usePurchase, type Product } from '../../buying/use-purchase.ts'
import { Block, Objectives, Prose } from '../../buying/product/block.tsx'
import { Person } from '../../buying/product/person.tsx'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { BuyCard } from './buy-card.tsx'
import type { CourseContent } from './course-content.ts'
import { CourseHead } from './course-head.tsx'
import { Lessons } from './lessons.tsx'
import { Syllabus } from './syllabus.tsx'
import { useLearning } from './use-learning.ts'

const OwnedCourse = lazy(() => import('./owner-parts.ts').then((parts) => ({ default: parts.OwnedCourse })))
const OwnedLessons = lazy(() => import('./owner-parts.ts').then((parts) => ({ default: parts.OwnedLessons })))

export function CourseArticle({ course }: { course: CourseContent }) {
  const { id, title, img, price, formerPrice, sections } = course
  const product: Product = { id, kind: 'course', name: title, img, price, formerPrice }
  const purchase = usePurchase(product)
  const learning = useLearning(id, purchase.isPaid && sections.length > 0)
  const owned = learning && { course: id, sections, learning }
  const lessons = sections.length > 0 && <Lessons course={id} sections={sections} />
  return (
    <article className="wrap course" style={hueStyle(course.hue)}>
      <CourseHead course={course} />
      <BuyCard course={course} product={product} purchase={purchase} owned={owned && <OwnedCourse {...owned} />} />
      <div className="course-body">
        <Suspense fallback={lessons}>{owned ? <OwnedLessons {...owned} /> : lessons}</Suspense>
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
