import type { ReactNode } from 'react'
import { CLASSES, SKILLS, type Category } from './course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** All classes and categories, for when the search didn't help. */
export function BrowseCategories({ children }: { children?: ReactNode }) {
  return (
    <div className="browse-categories stack">
      <BrowseClasses />
      <CategoryChips title={m.search_skills()} categories={SKILLS} />
      {children}
    </div>
  )
}

export function BrowseClasses() {
  return <CategoryChips title={m.search_classes()} categories={CLASSES} />
}

type CategoryChipsProps = { title: string; categories: Pick<Category, 'path' | 'hue' | 'label'>[] }

export function CategoryChips({ title, categories }: CategoryChipsProps) {
  return (
    <nav className="category-chips" aria-label={title}>
      <h2>{title}</h2>
      <ul className="wraps">
        {categories.map(({ path, hue, label }) => (
          <li key={path}>
            <PageLink className="category-chip" to={path} style={hueStyle(hue)}>
              {label()}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
