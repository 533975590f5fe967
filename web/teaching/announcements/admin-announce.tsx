import { useCallback, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { AnnounceForm } from './announce-form.tsx'
import { Field } from '../../ui/field.tsx'
import { FoundList } from '../../table/found-list.tsx'
import { useQueryParam, useSetParams } from '../../table/use-query-param.ts'
import type { Route } from './+types/announce'

export const handle = { guard: 'admin' } satisfies Guarded

const LISTED = 12

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.announce_page(), isHidden: true })

/** Administrators write to the learners of any course, found by title, or to a batch's learners, from its page. */
export default function Announce() {
  const course = useQueryParam('course')
  const live = useQueryParam('live')
  const setParams = useSetParams()
  const to = live ? ({ kind: 'live', id: live } as const) : course ? ({ kind: 'course', id: course } as const) : null
  return (
    <AnnounceForm to={to} learnersPath={paths.adminLearners}>
      <CourseField courseId={course || null} onChange={(id) => setParams({ course: id, live: '' })} />
      {live && <LiveName id={live} />}
    </AnnounceForm>
  )
}

function LiveName({ id }: { id: string }) {
  const { answer } = useCall(useCallback(() => api('GET /live/{id}', { params: { id } }), [id]))
  return <p className="muted">{answer && m.announce_to_live({ title: answer.title })}</p>
}

type CourseFieldProps = { courseId: string | null; onChange: (id: string) => void }

function CourseField({ courseId, onChange }: CourseFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const q = useDebounced(typed?.trim() ?? '')
  const isChoosing = typed !== null || courseId === null
  const { answer: found } = useCall(useCallback(async () => (isChoosing ? find(q) : []), [isChoosing, q]))
  const { answer: chosen } = useCall(
    useCallback(async () => courseId && api('GET /course/{id}', { params: { id: courseId } }), [courseId]),
  )
  const title = chosen ? chosen.title : ''
  return (
    <div>
      <Field
        label={m.announce_course()}
        hint={m.announce_course_hint()}
        autoComplete="off"
        value={typed ?? title}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isChoosing && found && (
        <FoundList
          found={found}
          show={({ _id, title }) => ({ key: _id, name: title })}
          onChoose={({ _id }) => {
            setTyped(null)
            onChange(_id)
          }}
        />
      )}
    </div>
  )
}

/** Before anything is typed, the newest courses. */
async function find(q: string) {
  if (!q) return api('GET /searchCourse', { query: { limit: LISTED, sort: 'newest' } })
  const { courses } = await api('GET /search/suggestions', { query: { q } })
  return courses
}
