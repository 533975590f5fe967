import type { Task } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { isPast, weekdayTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'

/** The points, and the due date. */
export function TaskFacts({ task: { points, dueAt, dueDays, handIns } }: { task: Task }) {
  const [newest] = handIns
  const due = newest ? newest.dueAt : dueDays === null ? dueAt : null
  return (
    <p className="task-facts wraps muted">
      <span>
        <Icon name="clipboard" />
        {points === 1 ? m.task_points_fact_one() : m.task_points_fact({ n: digits(points) })}
      </span>
      {due && (
        <span>
          <Icon name="clock" />
          {isPast(due) ? m.task_was_due() : m.task_due()} <b>{weekdayTime(due)}</b>
        </span>
      )}
      {!newest && dueDays !== null && (
        <span>
          <Icon name="clock" />
          {dueDays === 1 ? m.task_due_days_one() : m.task_due_days({ n: digits(dueDays) })}
        </span>
      )}
    </p>
  )
}
