import type { ReactNode } from 'react'
import { categoryOf } from '../parts/course-categories.ts'
import { BuyLine } from '../product/buy.tsx'
import { SellerNote } from '../product/seller-note.tsx'
import type { Product, Purchase } from '../product/use-purchase.ts'
import { m } from '../../paraglide/messages.js'
import type { CourseContent } from './course-content.ts'
import { CourseCounts } from './course-counts.tsx'
import { CourseVideo } from './course-video.tsx'
import { PromoCode } from './promo-code.tsx'

type BuyCardProps = {
  course: CourseContent
  product: Product
  purchase: Purchase
  /** The link for people who own the course. */
  owned: ReactNode
  isWaiting: boolean
}

/** Sticky next to the text. On phones, the price and button become a bar at the bottom. */
export function BuyCard({ course, product, purchase, owned, isWaiting }: BuyCardProps) {
  const category = categoryOf(course.classCourse)
  return (
    <section className="buy-card surface" aria-label={m.product_buy()}>
      <CourseVideo video={course.video} cover={course.cover} />
      <div className="buy-card-facts">
        <BuyLine
          product={product}
          purchase={purchase}
          badge={category && <span className="badge course-badge tint">{category.label()}</span>}
          offer={
            <>
              <PromoCode code={course.promoCode} />
              <SellerNote lines={course.seller} />
            </>
          }
          owned={owned}
          ownedClass="buy-line-owned"
          isWaiting={isWaiting}
        />
        <CourseCounts course={course} />
      </div>
    </section>
  )
}
