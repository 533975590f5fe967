import { memo, type ReactNode } from 'react'
import type { BookPage } from '#contract/calls/learning/reading.ts'
import { digits } from '../../ui/numbers.ts'
import { PagePicture } from './page-picture.tsx'

type PageFrameProps = {
  page: BookPage
  /** Only pages near the open one have a picture. */
  hasPicture: boolean
  /** As high as the text, instead of keeping the page's shape. */
  isText: boolean
  isHidden?: boolean
  isSharp: boolean
  isFirst: boolean
  isMarked: boolean
  renew: () => Promise<boolean>
  /** What the page offers in addition to its picture. */
  children?: ReactNode
}

/** A sheet of paper in the page's shape, shown until its picture loads. Memoised, because a book has hundreds. */
export const PageFrame = memo(function PageFrame({
  page,
  hasPicture,
  isText,
  isHidden,
  isMarked,
  children,
  ...picture
}: PageFrameProps) {
  return (
    <div
      className="read-page"
      data-page={page.number}
      data-number={digits(page.number)}
      data-marked={isMarked || undefined}
      data-text={isText || undefined}
      hidden={isHidden}
      style={isText ? undefined : { aspectRatio: `${page.width} / ${page.height}` }}
    >
      {children}
      {hasPicture && <PagePicture page={page} {...picture} />}
    </div>
  )
})
