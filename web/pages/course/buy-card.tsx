import { categoryOf } from '../../catalogue/course-categories.ts'
import { BuyLine } from '../../buying/buy.tsx'
import { m } from '../../paraglide/messages.js'
import type { CourseContent } from './course-content.ts'
import { CourseCounts } from './course-counts.tsx'
import { CourseVideo } from './course-video.tsx'
import { PromoCode } from './promo-code.tsx'

/** Sticky beside the text; on phones the price and button become a bar at the bottom. */
export function BuyCard({ course }: { course: CourseContent }) {
  const { id, title, img, price, formerPrice, classCourse } = course
  const category = categoryOf(classCourse)
  return (
    <section className="buy-card" aria-label={m.product_buy()}>
      <CourseVideo video={course.video} cover={course.cover} />
      <div className="buy-card-facts">
        <BuyLine
          key={id}
          product={{ id, kind: 'course', name: title, img, price, formerPrice }}
          badge={category && <span className="badge course-badge">{category.label()}</span>}
          offer={<PromoCode code={course.promoCode} />}
        />
        <CourseCounts course={course} />
      </div>
    </section>
  )
}
