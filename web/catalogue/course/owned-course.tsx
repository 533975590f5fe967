import type { Curriculum, Learning } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { lessonProgress, size, timeLeft } from '../../files/amounts.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { Stitches } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type OwnedCourseProps = { course: string; sections: Curriculum['sections']; learning: Learning }

/** The owner's progress and the Continue button. On phones the button is a bar along the bottom edge. */
export function OwnedCourse({ course, sections, learning }: OwnedCourseProps) {
  const places = new Map(learning.places.map((place) => [place.item, place]))
  const isDone = ({ _id }: { _id: string }) => places.get(_id)?.done ?? false
  const lessons = sections.flatMap((section) => section.lessons)
  const done = lessons.filter(isDone).length
  const next = lessons.find(({ _id }) => _id === learning.next)
  const isBegun = learning.places.length > 0
  const bytesOf = useBytesOf()
  const bytes = next ? bytesOf(next) : 0
  return (
    <>
      <p className="owned-count" aria-hidden="true">
        {lessonProgress(done, lessons.length, isBegun)}
      </p>
      <div className="owned-progress">
        <Stitches
          sections={sections.map((section) => ({ isDone: section.lessons.map(isDone) }))}
          next={next && lessons.indexOf(next) + 1}
        />
        {next ? (
          <p className="owned-next">
            {m.lessons_next()}
            <b lang={langOf(next.title)}>{next.title}</b>
            <span>
              {timeLeft({ seconds: next.seconds, position: places.get(next._id)?.position ?? 0 })}
              {bytes > 0 && ` · ${size(bytes)}`}
            </span>
          </p>
        ) : (
          <p className="owned-next">
            <b>{m.lessons_finished()}</b>
          </p>
        )}
      </div>
      <div className="owned-continue">
        <PageLink className="button button-primary button-large button-wide" to={paths.learn(course, next?._id)}>
          <span>
            {!next ? m.lessons_open() : isBegun ? m.lessons_continue() : m.lessons_start()}
            {next && <span lang={langOf(next.title)}>: {next.title}</span>}
          </span>
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      {done > 0 && done === lessons.length && (
        <PageLink className="button button-wide owned-certificate" to={paths.myCertificate(course)}>
          {m.certificate_title()}
        </PageLink>
      )}
    </>
  )
}
