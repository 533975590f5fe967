import { usePurchase, type Product } from '../product/use-purchase.ts'
import { Block, Objectives, Prose } from '../product/block.tsx'
import { Person } from '../product/person.tsx'
import { m } from '../../paraglide/messages.js'
import { RatingsBlock } from '../ratings/ratings-block.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { BuyCard } from './buy-card.tsx'
import type { CourseContent } from './course-content.ts'
import { CourseHead } from './course-head.tsx'
import { Lessons } from './lessons.tsx'
import { Syllabus } from './syllabus.tsx'
import { useLearning } from './use-learning.ts'

export function CourseArticle({ course }: { course: CourseContent }) {
  const { id, title, img, price, formerPrice, sections, ratings } = course
  const product: Product = { id, kind: 'course', name: title, img, price, formerPrice }
  const purchase = usePurchase(product)
  const owner = useLearning(id, purchase.isPaid && sections.length > 0)
  const shown = { course: id, sections }
  return (
    <article className="wrap course" style={hueStyle(course.hue)}>
      <CourseHead course={course} />
      <BuyCard
        course={course}
        product={product}
        purchase={purchase}
        isWaiting={owner === undefined}
        owned={owner && <owner.parts.OwnedCourse {...shown} learning={owner.learning} />}
      />
      <div className="course-body">
        {owner && <owner.parts.OwnedLessons {...shown} learning={owner.learning} />}
        {!owner && sections.length > 0 && <Lessons {...shown} />}
        <Block title={m.product_learn()}>
          <Objectives points={course.objectives} />
        </Block>
        <Block title={m.product_about_course()}>
          <Prose text={course.about} />
        </Block>
        {sections.length === 0 && (
          <Block title={m.product_syllabus()}>
            <Syllabus parts={course.syllabus} />
          </Block>
        )}
        {ratings && <RatingsBlock product={id} kind="course" ratings={ratings} isOwned={purchase.isPaid} />}
        <Block title={m.product_instructor()}>
          <Person person={course.instructor} />
        </Block>
      </div>
    </article>
  )
}
