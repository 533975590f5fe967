import type { Category } from '../parts/course-categories.ts'
import { hueStyle } from '../../ui/hue.ts'
import { Drawing } from '../../ui/picture.tsx'

type ListBannerProps = {
  category: Category
  /** The count and the picture are missing while the list is loading. */
  text?: string | undefined
  picture?: string | undefined
}

export function ListBanner({ category, text, picture }: ListBannerProps) {
  // A class banner has water along its entire width, and a category banner has a motif on the right.
  const kind = category.hue.startsWith('class') ? '' : ' list-banner-motif'
  return (
    <header className="list-banner" style={hueStyle(category.hue)}>
      {picture && <Drawing className={`picture list-banner-picture${kind}`} svg={picture} />}
      <div>
        <h1>{category.label()}</h1>
        <p>{text ?? '\u00a0'}</p>
      </div>
    </header>
  )
}
