import { LoadingNote } from '../../ui/loading-note.tsx'

/** The shape of the page until the browser knows whose it is. */
export function LearnSkeleton() {
  return (
    <div className="learn">
      <header className="learn-bar" />
      <LoadingNote />
      <div className="learn-columns">
        <div className="learn-main">
          <div className="learn-stage" />
        </div>
        <aside className="learn-list" />
      </div>
    </div>
  )
}
