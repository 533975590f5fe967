import { Fragment } from 'react'
import type { Mark, OwnHandIn, Task } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { dayAndClock, dayAndMonth, isPast } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { NextLink } from '../quiz/next-link.tsx'
import { StitchRow } from '../../ui/stitches.tsx'
import { keepAnswer } from './hand-in-queue.ts'
import { HandedInWork, Photo } from './handed-in-work.tsx'
import { Pin } from './pin.tsx'
import './returned.css'

type ReturnedProps = {
  task: Task
  handIn: OwnHandIn
  returned: NonNullable<OwnHandIn['returned']>
  course: CourseData
}

/** More would not fit into one row. */
const MAX_STITCHES = 30

/** The points as stitches, the teacher's comment, and the marks on the photos. */
export default function Returned({ task, handIn, returned, course }: ReturnedProps) {
  const { points, outOf, needed, words, marks, againUntil, at } = returned
  const photos = handIn.files.filter(({ kind }) => kind === 'photo')
  const marked = photos.filter(({ _id }) => marks.some(({ file }) => file === _id))
  const best = Math.max(...task.handIns.flatMap((each) => each.returned?.points ?? []))
  const isDone = task.handIns.some((each) => each.returned && each.returned.points >= each.returned.needed)
  const mayAgain = againUntil !== null && !isPast(againUntil)
  return (
    <>
      <div className="task">
        <h1>{task.title}</h1>
        <p className="task-facts wraps muted">
          <span>
            <Icon name="check" />
            {m.task_returned_at({ time: dayAndClock(at) })}
          </span>
          {handIn.isLate && <span className="badge badge-open">{m.task_late()}</span>}
        </p>
        <div className="task-points stack">
          <span className="task-points-number numbers">
            {digits(points)} <small>{m.task_of_points({ n: digits(outOf) })}</small>
          </span>
          {outOf <= MAX_STITCHES && (
            <StitchRow
              marks={Array.from({ length: outOf }, (_, index) => (index < points ? 'done' : undefined))}
              label={m.task_points_label({ a: digits(points), b: digits(outOf) })}
            />
          )}
          <p className="muted">
            {isDone ? m.task_needed_done({ n: digits(needed) }) : m.task_needed_missing({ n: digits(needed) })}
            {best > points && <> {m.task_better_counts({ n: digits(best) })}</>}
          </p>
        </div>
        {words && (
          <section className="task-words stack">
            <Avatar name={task.teacher.name} photo={task.teacher.img} />
            <b className="label">{m.task_your_teacher({ name: task.teacher.name })}</b>
            <p className="surface" lang={langOf(words)}>
              {withPins(words, marks)}
            </p>
          </section>
        )}
        {marked.map((photo) => (
          <section className="panel task-mine" key={photo._id}>
            <h2>{m.task_photo_marks({ n: digits(photos.indexOf(photo) + 1) })}</h2>
            <div className="task-marked">
              <Photo handIn={handIn._id} file={photo} number={photos.indexOf(photo) + 1}>
                {marks
                  .filter(({ file }) => file === photo._id)
                  .map((mark) => (
                    <Pin key={mark.number} mark={mark} />
                  ))}
              </Photo>
            </div>
          </section>
        ))}
        <HandedInWork title={task.title} handIn={handIn} />
      </div>
      <div className="task-bar">
        <div>
          <p className="small">{mayAgain ? m.task_may_again({ day: dayAndMonth(againUntil) }) : m.task_no_more()}</p>
          <span className="task-two beside">
            <NextLink course={course} lessonId={task._id} isPrimary={isDone || !mayAgain} isLarge />
            {mayAgain && <ResubmitPart task={task} isPrimary={!isDone} />}
          </span>
        </div>
      </div>
    </>
  )
}

function ResubmitPart({ task, isPrimary }: { task: Task; isPrimary: boolean }) {
  const { isBusy, run } = useWork()
  const begin = async () => keepAnswer(await api('POST /task/{id}/again', { params: { id: task._id } }))
  return (
    <button
      type="button"
      className={isPrimary ? 'button button-large button-primary' : 'button button-large'}
      disabled={isBusy}
      onClick={() => void run(begin)}
    >
      <Icon name="refresh" />
      {m.task_hand_in_again()}
    </button>
  )
}

/** Numbers in brackets that refer to marks look like them. */
function withPins(words: string, marks: Mark[]) {
  const numbers = new Set(marks.map(({ number }) => String(number)))
  let at = 0
  return words.split(/(\(\d{1,2}\))/).map((part) => {
    const number = part.slice(1, -1)
    const isMark = part.startsWith('(') && numbers.has(number)
    at += part.length
    return <Fragment key={at}>{isMark ? <b className="task-pin-inline">{digits(Number(number))}</b> : part}</Fragment>
  })
}
