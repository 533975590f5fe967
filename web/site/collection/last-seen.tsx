import type { ReactNode } from 'react'
import { PRODUCT_KINDS, type ProductKind } from '#contract/constants.ts'
import { ContinueBook } from '../../learning/continue/continue-book.tsx'
import { ContinueCourse } from '../../learning/continue/continue-course.tsx'
import type { ListedOrder } from '../../orders/own/ordered-product.tsx'
import type { Owned } from '../../orders/own/way-in.tsx'

type Unfinished = { id: string; seenAt: string | null; card: (order: ListedOrder) => ReactNode }

const UNFINISHED: Record<ProductKind, (owned: Owned) => Unfinished[]> = {
  course: ({ progress }) =>
    progress
      .filter(({ next }) => next)
      .map((each) => ({
        id: each.course,
        seenAt: each.seenAt,
        card: (order) => <ContinueCourse title={order.productName} img={order.img} progress={each} />,
      })),
  book: ({ reading }) =>
    reading
      .filter(({ isReadable, finishedAt }) => isReadable && !finishedAt)
      .map((each) => ({
        id: each.book,
        seenAt: each.seenAt,
        card: (order) => <ContinueBook title={order.productName} img={order.img} progress={each} />,
      })),
  // The next class has its own card.
  live: () => [],
}

/** The unfinished product that was last opened. */
export const lastSeen = (owned: Owned): Unfinished | undefined =>
  PRODUCT_KINDS.flatMap((kind) => UNFINISHED[kind](owned))
    .filter(({ seenAt }) => seenAt)
    .toSorted((one, other) => other.seenAt!.localeCompare(one.seenAt!))
    .at(0)
