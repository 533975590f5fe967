import { useCallback, useId, useState } from 'react'
import type { Completion, Overview } from '#contract/calls/teaching/overview.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useCall } from '../../../session/use-call.ts'
import { langOf } from '../../../ui/language.tsx'
import { count } from '../../../ui/numbers.ts'
import { ProblemNote } from '../../../ui/notes.tsx'
import type { Column } from './figures-table.tsx'
import { Panel } from './panel.tsx'
import { ShareBars } from './share-bars.tsx'

/** How far a course's buyers get, and after which lesson most of them stop. */
export function CompletionPanel({ courses }: { courses: Overview['courses'] }) {
  const [chosen, setChosen] = useState<string>()
  const course = courses.find(({ _id }) => _id === chosen) ?? courses[0]
  if (!course) return <NoCourse />
  return <OfCourse key={course._id} course={course._id} courses={courses} choose={setChosen} />
}

function NoCourse() {
  return (
    <Panel
      title={m.overview_stop()}
      name="completion"
      sentence={m.overview_stop_no_course()}
      columns={[]}
      rows={[]}
      keyOf={String}
    />
  )
}

type OfCourseProps = { course: string; courses: Overview['courses']; choose: (course: string) => void }

function OfCourse({ course, courses, choose }: OfCourseProps) {
  const id = useId()
  const load = useCallback(() => api('GET /course/{id}/completion', { params: { id: course } }), [course])
  const { answer, problem, reload } = useCall(load)
  const drop = answer ? biggestDrop(answer) : undefined
  const tools = (
    <div className="field overview-course">
      <label className="sr-only" htmlFor={id}>
        {m.overview_course()}
      </label>
      <select id={id} value={course} onChange={({ target }) => choose(target.value)}>
        {courses.map(({ _id, title }) => (
          <option key={_id} value={_id} lang={langOf(title)}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
  if (problem !== null) {
    return <ProblemNote text={m.overview_failed({ reason: explain(problem) })} tryAgain={reload} />
  }
  return (
    <Panel
      title={m.overview_stop()}
      name="completion"
      tools={tools}
      sentence={answer ? sentenceOf(answer, drop) : m.overview_loading()}
      columns={columnsOf(answer?.buyers ?? 0)}
      rows={answer?.lessons ?? []}
      keyOf={({ _id }) => _id}
    >
      {answer && <ShareBars whole={answer.buyers} bars={barsOf(answer, drop?.index)} />}
    </Panel>
  )
}

type Lesson = Completion['lessons'][number]

function columnsOf(buyers: number): Column<Lesson>[] {
  const share = ({ done }: Lesson) => (buyers ? Math.min(100, Math.round((100 * done) / buyers)) : 0)
  return [
    {
      label: m.overview_lesson(),
      shown: ({ title }) => <span lang={langOf(title)}>{title}</span>,
      written: ({ title }) => title,
    },
    { label: m.overview_begun(), shown: ({ begun }) => count(begun), written: ({ begun }) => begun },
    { label: m.overview_finished(), shown: ({ done }) => count(done), written: ({ done }) => done },
    {
      label: m.overview_share(),
      shown: (row) => m.overview_percent({ n: count(share(row)) }),
      written: share,
    },
  ]
}

const barsOf = ({ buyers, lessons }: Completion, marked: number | undefined) => [
  { key: 'bought', name: m.overview_bought(), value: buyers },
  ...lessons.map(({ _id, title, done }, index) => ({
    key: _id,
    name: <span lang={langOf(title)}>{title}</span>,
    value: done,
    mark: index === marked ? m.overview_biggest_drop() : undefined,
  })),
]

/** The lesson at which most people stop: those who reached the previous one, less those who finished it. */
function biggestDrop({ buyers, lessons }: Pick<Completion, 'buyers' | 'lessons'>) {
  const drops = lessons.map(({ done }, index) => {
    const before = index ? lessons[index - 1]!.done : buyers
    return { index, before, lost: before - done }
  })
  const [biggest] = drops.toSorted((one, other) => other.lost - one.lost)
  return biggest && biggest.lost > 0 ? biggest : undefined
}

function sentenceOf({ buyers, lessons }: Completion, drop: ReturnType<typeof biggestDrop>): string {
  if (!lessons.length) return m.overview_stop_no_lessons()
  if (!buyers) return m.overview_stop_no_buyers()
  if (!drop) return m.overview_stop_no_drop()
  const { title, done } = lessons[drop.index]!
  return m.overview_stop_sentence({ lesson: title, before: count(drop.before), after: count(done) })
}
