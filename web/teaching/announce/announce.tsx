import { useCallback, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../session/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { AnnounceForm } from './announce-form.tsx'
import type { Route } from './+types/announce'

export const handle = { guard: 'teacher', query: ['course'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.announce_page(), isHidden: true })

/** A teacher writes to the learners of an own course. */
export default function Announce() {
  const id = useId()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const load = useCallback(() => api('GET /teach'), [])
  const { answer, problem, reload } = useCall(load)
  if (problem !== null) return <ProblemNote text={m.announce_failed({ reason: explain(problem) })} tryAgain={reload} />
  if (!answer) {
    return (
      <div className="wrap announce">
        <h1>{m.announce_title()}</h1>
        <LoadingNote />
        <span className="bone announce-bone" aria-hidden="true" />
      </div>
    )
  }
  // Nobody has bought a draft.
  const courses = answer.courses.filter(({ isListed, learners }) => isListed || learners > 0)
  if (!courses.length)
    return <EmptyNote patch="boat" title={m.announce_no_courses_title()} text={m.announce_no_courses_text()} />
  const asked = query.get('course')
  const chosen = courses.find(({ _id }) => _id === asked) ?? courses[0]!
  return (
    <AnnounceForm courseId={chosen._id} learnersPath={paths.teachLearners}>
      <div className="field">
        <label htmlFor={id}>{m.announce_course()}</label>
        <select
          id={id}
          value={chosen._id}
          onChange={({ target }) => void navigate({ search: `?course=${target.value}` }, { preventScrollReset: true })}
        >
          {courses.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </AnnounceForm>
  )
}
