import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { Notice } from '../notice.tsx'
import type { LessonNoticeProps } from './lesson-notice.tsx'

/** Why the server refuses this lesson, and what to do next. */
export default function LessonRefusal({ problem, lessonId, course, retry }: LessonNoticeProps) {
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
  if (code === 'preparing') {
    return <Notice title={m.learn_encoding()} text={m.learn_encoding_text()} tryAgain={retry} action={on} />
  }
  if (status === 404 || status === 422) {
    return <Notice title={m.learn_withdrawn()} text={m.learn_withdrawn_text()} action={on} />
  }
  return <Notice title={m.learn_failed()} text={explain(problem)} tryAgain={retry} />
}
