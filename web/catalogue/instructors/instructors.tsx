import { afterIn, cataloguePage, missingPage } from '../parts/page-data.server.ts'
import { Pager } from '../parts/pager.tsx'
import { SideMenu } from '../parts/side-menu.tsx'
import { useContent } from '../parts/use-content.ts'
import { missingMeta, pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { EmptyNote } from '../../ui/notes.tsx'
import type { Guarded } from '../../layout/guards.tsx'
import { count } from '../../ui/numbers.ts'
import type { Route } from './+types/instructors'
import { loadInstructors, type InstructorContent } from './content.server.ts'
import { InstructorCard } from './instructor-card.tsx'
import { InstructorCardsSkeleton } from './instructors-skeleton.tsx'
import { subjectAt, SUBJECT_ENTRIES, type SubjectEntry } from './subjects.tsx'
import './instructors.css'

export const handle = {
  guard: 'catalogue',
  hasPage: ({ subject }) => Boolean(subjectAt(subject)),
} satisfies Guarded

export function loader({ params, request, context }: Route.LoaderArgs) {
  const entry = subjectAt(params.subject)
  if (!entry) throw missingPage()
  return cataloguePage(context, (api) => loadInstructors(api, entry.subject, afterIn(request)))
}

export const meta: Route.MetaFunction = (args) => {
  const subject = subjectAt(args.params.subject)?.label()
  if (!subject) return missingMeta(args)
  return pageMeta(args, { title: `${m.instructor_title()}: ${subject}`, description: m.instructor_description() })
}

export default function Instructors({ params, loaderData }: Route.ComponentProps) {
  const content = useContent(loaderData)
  const entry = subjectAt(params.subject)
  if (!entry) return null
  return (
    <div className="wrap split grid">
      <SideMenu title={m.instructor_subjects()} entries={SUBJECT_ENTRIES} current={entry.path} />
      <div className="instructors">
        <h1 className="title">{m.instructor_title()}</h1>
        <p>{content ? summary(entry, content.total) : entry.label()}</p>
        {content ? <Cards entry={entry} instructors={content.instructors} /> : <InstructorCardsSkeleton />}
        {content && <Pager after={content.after} isFirst={content.isFirst} />}
      </div>
    </div>
  )
}

function Cards({ entry, instructors }: { entry: SubjectEntry; instructors: InstructorContent[] }) {
  if (instructors.length === 0) {
    return <EmptyNote patch="sun" text={m.instructor_empty({ subject: entry.label() })} />
  }
  return (
    <ul className="instructor-grid grid">
      {instructors.map((instructor) => (
        <li key={instructor.id}>
          <InstructorCard instructor={instructor} subject={entry.subject} />
        </li>
      ))}
    </ul>
  )
}

function summary({ label }: SubjectEntry, total: number): string {
  const subject = label()
  return total === 1 ? m.instructor_one({ subject }) : m.instructor_many({ subject, count: count(total) })
}
