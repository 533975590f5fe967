import { paths } from '#contract/paths.ts'
import { useNavigate } from 'react-router'
import { InBinSlot } from '../../admin-controls/in-bin-slot.tsx'
import { CardControlsSlot } from '../../admin-controls/card-controls-slot.tsx'
import { Breadcrumb } from '../product/breadcrumb.tsx'
import { CourseGrid } from '../parts/course-grid.tsx'
import { afterIn, recordPage } from '../parts/page-data.server.ts'
import { Pager } from '../parts/pager.tsx'
import { isShell, useContent } from '../parts/use-content.ts'
import { isMissing, Problem } from '../parts/problem.tsx'
import { m } from '../../paraglide/messages.js'
import { missingMeta, pageMeta, type PageLinks } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote } from '../../ui/notes.tsx'
import { count } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Route } from './+types/teacher'
import { SocialLinks } from './social-links.tsx'
import { subjectEntry } from './subjects.tsx'
import { loadTeacher, loadTeacherPreview, type TeacherContent } from './teacher-content.server.ts'
import { teacherJsonLd } from './teacher-json-ld.ts'
import { describeTeacher } from './teacher-words.ts'
import { TeacherSkeleton } from './teacher-skeleton.tsx'
import './instructors.css'
import './teacher.css'

export const handle = { guard: 'catalogue', record: 'GET /instructor/{id}' } satisfies Guarded

export function loader({ params, request, context }: Route.LoaderArgs) {
  return recordPage(
    context,
    (api) => loadTeacher(api, params.id, afterIn(request)),
    (api) => loadTeacherPreview(api, params.id),
  )
}

export const meta: Route.MetaFunction = (args) => {
  const teacher = args.loaderData
  if (isMissing(args.error)) return missingMeta(args)
  if (!teacher) return pageMeta(args, { title: m.teacher_one() })
  if (isShell(teacher)) return pageMeta(args, teacher.shell)
  const jsonLd = import.meta.env.SSR ? (links: PageLinks) => teacherJsonLd(teacher, links) : undefined
  return pageMeta(args, { ...describeTeacher(teacher), jsonLd })
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return (
    <InBinSlot id={params.id ?? ''} title={m.teacher_one()}>
      <Problem />
    </InBinSlot>
  )
}

export default function TeacherPage({ loaderData }: Route.ComponentProps) {
  const teacher = useContent(loaderData)
  if (!teacher) return <TeacherSkeleton />
  const { path, label, hue } = subjectEntry(teacher.subject)
  return (
    <div className="wrap teacher" style={hueStyle(hue)}>
      <Breadcrumb
        steps={[
          { to: paths.instructors, label: m.instructor_title() },
          { to: path, label: label() },
        ]}
      />
      <TeacherHead teacher={teacher} />
      <TeacherCourses teacher={teacher} />
    </div>
  )
}

function TeacherHead({ teacher: { id, name, education, links, portrait, subject, subjects } }: TeacherProps) {
  const navigate = useNavigate()
  return (
    <header className="card teacher-head grid">
      <Picture kind="portrait" source={portrait} />
      <CardControlsSlot
        id={id}
        name={name}
        editTo={paths.updateInstructor(subject, id)}
        remove={() => api('DELETE /instructor/{id}', { params: { id } })}
        onDeleted={() => navigate(subjectEntry(subject).path)}
      />
      <div className="teacher-text">
        <h1 className="title" lang={langOf(name)}>
          {name}
        </h1>
        <p lang={langOf(education)}>{education}</p>
        <ul className="teacher-subjects wraps" aria-label={m.teacher_subjects()}>
          {subjects.map(subjectEntry).map(({ path, label, hue, mark }) => (
            <li key={path}>
              <PageLink className="teacher-subject surface" to={path} style={hueStyle(hue)}>
                {mark()}
                {label()}
              </PageLink>
            </li>
          ))}
        </ul>
        <SocialLinks name={name} links={links} />
      </div>
    </header>
  )
}

type TeacherProps = { teacher: TeacherContent }

function TeacherCourses({ teacher: { name, subject, courses, total, after, isFirst } }: TeacherProps) {
  return (
    <section aria-labelledby="courses">
      <div className="section-head">
        <h2 id="courses">{m.teacher_courses()}</h2>
        {total > 0 && <p>{total === 1 ? m.list_course_one() : m.list_courses({ count: count(total) })}</p>}
      </div>
      {courses.length > 0 ? (
        <CourseGrid courses={courses} isMixed />
      ) : (
        <EmptyNote
          patch="sun"
          text={isFirst ? m.teacher_none({ name }) : m.list_end()}
          action={{ to: subjectEntry(subject).path, label: m.teacher_others() }}
        />
      )}
      <Pager after={after} isFirst={isFirst} />
    </section>
  )
}
