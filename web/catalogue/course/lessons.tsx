import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { cost, lessonCount } from '../../files/amounts.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { m } from '../../paraglide/messages.js'
import { useTeaches } from '../../session/use-teaches.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { LessonSections, type Section } from './lesson-sections.tsx'

/** The curriculum as visitors see it: its contents, and which lessons are free previews. */
export function Lessons({ course, sections }: { course: string; sections: Section[] }) {
  // Nothing is locked for the course's teacher.
  const isOwn = useTeaches(course) === true
  const free = sections.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.free).length
  return (
    <LessonSections
      sections={sections}
      open={sections[0]}
      countOf={({ lessons }) => lessonCount(lessons.length)}
      note={free > 0 && <p className="muted">{m.lessons_open_to_try({ n: digits(free) })}</p>}
      renderRow={(lesson) => <LessonRow key={lesson._id} course={course} lesson={lesson} isOwn={isOwn} />}
    />
  )
}

function LessonRow({ course, lesson, isOwn }: { course: string; lesson: ListedLesson; isOwn: boolean }) {
  const { _id, title, kind, free } = lesson
  const bytesOf = useBytesOf()
  return (
    <li className="stack">
      <Icon name={LESSON_LOOKS[kind].icon} />
      <p>
        {isOwn ? (
          <PageLink to={paths.learn(course, _id)} lang={langOf(title)}>
            {title}
          </PageLink>
        ) : (
          <span lang={langOf(title)}>{title}</span>
        )}
        <small className="cluster">{cost([lesson], bytesOf)}</small>
      </p>
      {free ? (
        <PageLink
          className="badge badge-good"
          to={paths.learn(course, _id)}
          aria-label={`${m.lessons_free()}: ${title}`}
        >
          <Icon name="play-small" />
          {m.lessons_free()}
        </PageLink>
      ) : isOwn ? null : (
        <span className="lesson-lock" role="img" aria-label={m.lessons_closed()} title={m.lessons_closed()}>
          <Icon name="lock" />
        </span>
      )}
    </li>
  )
}
