import { useCallback } from 'react'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import type { Route } from './+types/curriculum'
import { EditorPage } from './editor-page.tsx'
import '../curriculum.css'

export const handle = { guard: 'admin', asks: ['GET /curriculum/{course}/draft'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.curriculum_title(), isHidden: true })

export default function Curriculum({ params: { courseId } }: Route.ComponentProps) {
  const owner = useSession()?.email
  const load = useCallback(() => api('GET /curriculum/{course}/draft', { params: { course: courseId } }), [courseId])
  const { answer, problem, reload } = useCall(load)
  if (answer && owner && answer.course._id === courseId) {
    // An import brings a different draft.
    return <EditorPage key={`${courseId} ${answer.revision}`} loaded={answer} owner={owner} reload={reload} />
  }
  return (
    <div className="editor-tree">
      <h1>{m.curriculum_title()}</h1>
      {problem !== null ? <ProblemNote text={explain(problem)} tryAgain={reload} /> : <TreeSkeleton />}
    </div>
  )
}

function TreeSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.curriculum_loading()}
      </p>
      <div aria-hidden="true">
        <span className="bone editor-bone" />
        <span className="bone editor-bone" />
      </div>
    </>
  )
}
