import { Suspense } from 'react'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { coursePath } from '../../catalogue/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { hasSaved } from '../../saved/person.ts'
import { Notice } from '../notice.tsx'
import { Offline } from './saving-parts.ts'
import type { CourseData } from './use-course.ts'

type LessonNoticeProps = {
  problem: unknown
  lessonId: string
  course: CourseData
  retry: () => void
}

/** Why this lesson does not open, and the way on. */
export function LessonNotice({ problem, lessonId, course, retry }: LessonNoticeProps) {
  const { about, lessons, learning, pathTo } = course
  const open = learning?.next ?? lessons?.find(({ _id, free }) => _id !== lessonId && (learning || free))?._id
  const lesson = open && { to: pathTo(open), label: learning ? m.learn_next() : m.learn_see_preview() }
  const buy = { to: about ? coursePath(about) : paths.classes, label: m.learn_buy() }
  const on = lesson || { to: paths.myCollection, label: m.learn_back_collection() }
  const code = problem instanceof ApiError ? problem.code : null
  const status = problem instanceof ApiError ? problem.status : null

  if (code === 'not_bought') {
    const preview = lesson || undefined
    return <Notice title={m.learn_not_bought()} text={m.learn_not_bought_text()} action={buy} other={preview} />
  }
  if (code === 'refunded') return <Notice title={m.learn_refunded()} text={m.learn_refunded_text()} action={buy} />
  if (code === 'preparing' || problem === null) {
    return <Notice title={m.learn_encoding()} text={m.learn_encoding_text()} tryAgain={retry} action={on} />
  }
  if (status === 404 || status === 422) {
    return <Notice title={m.learn_withdrawn()} text={m.learn_withdrawn_text()} action={on} />
  }
  // The page is on its way to the login page.
  if (status === 401) return <div className="learn-stage" />
  if (problem instanceof TypeError) {
    const words = { title: m.learn_offline(), text: m.learn_offline_text(), tryAgain: retry }
    if (!hasSaved()) return <Notice {...words} />
    return (
      <Suspense fallback={<Notice {...words} />}>
        <Offline part="notice" id={lessonId} {...words} />
      </Suspense>
    )
  }
  return <Notice title={m.learn_failed()} text={explain(problem)} tryAgain={retry} />
}
