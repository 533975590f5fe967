import { useCallback, useId } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { useQuery } from '../../ui/use-hydrated.ts'
import { AnnounceForm, type Announced } from './announce-form.tsx'
import type { Route } from './+types/announce'

export const handle = {
  guard: 'teacher',
  asks: ['GET /teach', 'GET /teach/live'],
} satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.announce_page(), isHidden: true })

const FORM = [420]

/** A teacher writes to the learners of an own course, or to the seats of an own batch. */
export default function Announce() {
  const id = useId()
  const query = useQuery()
  const navigate = useNavigate()
  const load = useCallback(async () => {
    const [{ courses }, batches] = await Promise.all([api('GET /teach'), api('GET /teach/live')])
    return { courses, batches }
  }, [])
  const { answer, problem, reload } = useCall(load)
  if (!answer) {
    return (
      <div className="wrap announce">
        <h1>{m.announce_title()}</h1>
        {problem === null ? (
          <LoadingBlocks heights={FORM} />
        ) : (
          <ProblemNote text={m.announce_failed({ reason: explain(problem) })} tryAgain={reload} />
        )}
      </div>
    )
  }
  // Nobody can have bought a draft.
  const courses = answer.courses.filter(({ isListed, learners }) => isListed || learners > 0)
  const batches = answer.batches.filter(({ taken }) => taken > 0)
  if (!courses.length && !batches.length)
    return <EmptyNote patch="boat" title={m.announce_no_courses_title()} text={m.announce_no_courses_text()} />
  const options = [
    ...courses.map(({ _id, title }) => ({ kind: 'course' as const, id: _id, title })),
    ...batches.map(({ _id, title }) => ({ kind: 'live' as const, id: _id, title })),
  ]
  const to = options.find((option) => query.get(option.kind) === option.id) ?? options[0]!
  const group = (kind: Announced['kind'], label: string) => (
    <optgroup label={label}>
      {options
        .filter((option) => option.kind === kind)
        .map(({ id: value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
    </optgroup>
  )
  const choose = (value: string) => {
    const { kind } = options.find((option) => option.id === value)!
    void navigate({ search: `?${kind}=${value}` }, { preventScrollReset: true })
  }
  return (
    <AnnounceForm to={to} learnersPath={paths.teachLearners}>
      <div className="field">
        <label htmlFor={id}>{batches.length ? m.announce_course_or_live() : m.announce_course()}</label>
        <select id={id} value={to.id} onChange={({ target }) => choose(target.value)}>
          {courses.length > 0 && group('course', m.teach_my_courses())}
          {batches.length > 0 && group('live', m.hosting_page())}
        </select>
      </div>
    </AnnounceForm>
  )
}
