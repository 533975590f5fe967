import { SideMenu } from '../parts/side-menu.tsx'
import { m } from '../../paraglide/messages.js'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { SUBJECT_ENTRIES } from './subjects.tsx'
import './instructors.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** The whole page, shown before the subject is known. */
export function InstructorsSkeleton() {
  return (
    <div className="wrap split grid">
      <SideMenu title={m.instructor_subjects()} entries={SUBJECT_ENTRIES} current={undefined} />
      <div className="instructors">
        <h1 className="title">{m.instructor_title()}</h1>
        <p>&nbsp;</p>
        <InstructorCardsSkeleton />
      </div>
    </div>
  )
}

export function InstructorCardsSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className="instructor-grid grid" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="instructor-card surface column">
            <span className="bone picture-portrait" />
            <div className="instructor-text column">
              <span className="bone instructor-bone-name" />
              <span className="bone instructor-bone-education" />
              <span className="bone instructor-bone-links" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
