import type { Category } from '../../catalogue/course-categories.ts'
import { hueStyle } from '../../ui/hue.ts'
import { Drawing } from '../../ui/picture.tsx'

type ListBannerProps = {
  category: Category
  /** How many there are, and the picture: not known while the list is coming. */
  text?: string | undefined
  picture?: string | undefined
}

export function ListBanner({ category, text, picture }: ListBannerProps) {
  // The water of a class runs along the whole banner, a category's motif stands on its right.
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
