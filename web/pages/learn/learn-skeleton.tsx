import { LoadingNote } from '../../ui/loading-note.tsx'

/** The shape of the page until the browser knows whose it is. */
export function LearnSkeleton() {
  return (
    <div className="learn">
      <header className="learn-bar" />
      <LoadingNote />
      <div className="learn-columns">
        <div className="learn-main">
          {/* open-early.js fills it in before React is there, which leaves given HTML alone. */}
          <div className="learn-stage learn-early" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        </div>
        <aside className="learn-list" />
      </div>
    </div>
  )
}
