// The page around a lesson as the server renders it, until the browser knows whose it is.
import type { LessonKind } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { categoryOf } from '../../catalogue/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { lessonIn, type CourseShell } from './course-shell.ts'
import { FreeStrip } from './free-strip.tsx'
import { LearnBar } from './learn-bar.tsx'
import { LessonActions, LessonFacts } from './lesson-head.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import type { CourseData } from './use-course.ts'

/** What the parts around a lesson show; `learning` is undefined until it is known. */
export type CourseAround = Pick<CourseData, 'id' | 'about' | 'sections' | 'lessons' | 'learning' | 'open' | 'pathTo'>

type LearnSkeletonProps = { courseId: string; lessonId: string | undefined; shell: CourseShell | null }

export function LearnSkeleton({ courseId, lessonId, shell }: LearnSkeletonProps) {
  const lessons = shell?.sections.flatMap((section) => section.lessons) ?? null
  const course: CourseAround = {
    id: courseId,
    about: shell?.about ?? null,
    sections: shell?.sections ?? null,
    lessons,
    learning: undefined,
    open: null,
    pathTo: (lesson) => paths.learn(courseId, lesson),
  }
  const lesson = shell ? lessonIn(shell, lessonId) : undefined
  const at = lessons?.findIndex(({ _id }) => _id === lessonId) ?? -1
  const { title = '', kind, seconds = 0 } = lesson ?? {}
  const facts = <LessonFacts course={course} at={at} title={title} kind={kind} seconds={seconds} />
  return (
    <div className="learn" style={hueStyle(categoryOf(shell?.about.classCourse ?? '')?.hue ?? 'free')}>
      <LearnBar course={course} lessonId={lessonId} />
      <div className="learn-columns" data-tab="lessons">
        <div className="learn-main">
          {lesson?.free && shell && <FreeStrip about={shell.about} isForVisitors />}
          <LessonSkeleton kind={kind} facts={facts} isEarly lang={shell?.about.language} />
          {kind !== 'quiz' && (
            <div className="learn-head">
              {isPlayed(kind) && facts}
              {lesson && <LessonActions course={course} lesson={{ id: lesson._id, title }} next={lessons?.[at + 1]} />}
            </div>
          )}
          <div className="learn-tabs" />
        </div>
        <aside className="learn-list" aria-label={m.learn_lessons()}>
          <h2>{m.learn_lessons()}</h2>
          <LessonList course={course} current={lessonId} />
        </aside>
      </div>
    </div>
  )
}

export const isPlayed = (kind: LessonKind | undefined) => kind === 'video' || kind === 'audio'
