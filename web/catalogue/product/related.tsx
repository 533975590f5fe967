import { useId, type ReactNode } from 'react'
import { BookGrid } from '../parts/book-grid.tsx'
import type { BookCardContent } from '../parts/book-card.server.ts'
import { CourseGrid } from '../parts/course-grid.tsx'
import type { CourseCardContent } from '../parts/course-card.server.ts'
import { useUnownedFirst } from './use-unowned-first.ts'
import './related.css'

export function RelatedCourses({ title, courses }: { title: string; courses: CourseCardContent[] }) {
  const shown = useUnownedFirst(courses, ({ _id }) => _id)
  if (shown.length === 0) return null
  return (
    <Related title={title}>
      <CourseGrid courses={shown} isMixed />
    </Related>
  )
}

export function RelatedBooks({ title, books }: { title: string; books: BookCardContent[] }) {
  const shown = useUnownedFirst(books, ({ id }) => id)
  if (shown.length === 0) return null
  return (
    <Related title={title}>
      <BookGrid books={shown} />
    </Related>
  )
}

function Related({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="wrap related" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  )
}
