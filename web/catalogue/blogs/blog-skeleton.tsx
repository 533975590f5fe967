import { LoadingNote } from '../../ui/loading-note.tsx'
import './blogs.css'

export function BlogSkeleton() {
  return (
    <div className="wrap blog-page">
      <LoadingNote />
      <div aria-hidden="true">
        <span className="bone blog-bone-back" />
        <span className="bone picture-blog" />
        <span className="bone blog-bone-title" />
        <span className="bone blog-bone-byline" />
        <span className="bone blog-bone-text" />
      </div>
    </div>
  )
}
