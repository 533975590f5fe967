import { Suspense } from 'react'
import type { OwnHandIn, Task } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { weekdayTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { NextLink } from '../quiz/next-link.tsx'
import { keepAnswer, refresh } from './hand-in-queue.ts'
import { HandedInWork } from './handed-in-work.tsx'

const PushOffer = lazyPart(() => import('../../people/push/push-offer.tsx'))

type HandedInProps = { task: Task; handIn: OwnHandIn; course: CourseData }

/** What was sent, and the button to take it back. */
export default function HandedIn({ task, handIn, course }: HandedInProps) {
  const { teacher, usualDays, needed } = task
  const { isBusy, run } = useWork()
  const takeBack = async () => {
    try {
      keepAnswer(await api('POST /task/{id}/takeBack', { params: { id: task._id } }))
    } catch (error) {
      await refresh(task._id)
      throw error
    }
  }
  return (
    <>
      <div className="task">
        <div className="task-received">
          <span className="middle">
            <Icon name="check" />
          </span>
          <h1>{m.task_handed_in()}</h1>
          <p>
            {m.task_handed_in_at({ time: weekdayTime(handIn.handedInAt!) })} {inTime(handIn)}
          </p>
        </div>
        <p className="task-wait">
          {usualDays === null
            ? m.task_will_tell({ name: teacher.name })
            : usualDays === 1
              ? m.task_usual_one({ name: teacher.name })
              : m.task_usual({ name: teacher.name, n: digits(usualDays) })}
        </p>
        <Suspense>
          <PushOffer question={m.push_task()} />
        </Suspense>
        <HandedInWork title={task.title} handIn={handIn} />
        <p className="task-note beside">
          <Icon name="undo" />
          <span>
            {handIn.isOpened ? (
              m.task_grading()
            ) : (
              <>
                {m.task_can_take_back()}{' '}
                <button type="button" className="link" disabled={isBusy} onClick={() => void run(takeBack)}>
                  {m.task_take_back()}
                </button>
              </>
            )}
          </span>
        </p>
      </div>
      <div className="task-bar">
        <div>
          <p className="small">{needed === 1 ? m.task_counts_when_one() : m.task_counts_when({ n: digits(needed) })}</p>
          <NextLink course={course} lessonId={task._id} isPrimary isLarge />
        </div>
      </div>
    </>
  )
}

const DAY_MS = 86_400_000

function inTime({ dueAt, handedInAt, isLate }: OwnHandIn): string | null {
  if (isLate) return m.task_late()
  if (!dueAt) return null
  const days = Math.floor((Date.parse(dueAt) - Date.parse(handedInAt!)) / DAY_MS)
  if (days === 0) return m.task_in_time()
  return days === 1 ? m.task_day_before() : m.task_days_before({ n: digits(days) })
}
