import { useCallback } from 'react'
import { paths } from '#contract/paths.ts'
import type { OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useSession } from '../../../session/session.ts'
import { useCall } from '../../../session/use-call.ts'
import { EditorPage, type EditorSetting } from '../../curriculum/editor-page.tsx'
import { useEditor } from '../../curriculum/use-editor.ts'
import { ProblemNote } from '../../../ui/notes.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import type { Route } from './+types/teach-course'
import { BeforeReview, SentBackWords } from './before-review.tsx'
import { ChangeNote } from './change-note.tsx'
import { InReviewNote } from './in-review-note.tsx'
import { ReviewBar } from './review-bar.tsx'
import { StateBar } from './state-bar.tsx'
import { useFreshChecks } from './use-fresh-checks.ts'
import '../../curriculum.css'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.curriculum_title(), isHidden: true })

/** A teacher's course: its status, its lessons, and what is missing before a review. */
export default function TeachCourse({ params: { courseId } }: Route.ComponentProps) {
  const owner = useSession()?.email
  const load = useCallback(async () => {
    const params = { course: courseId }
    const [own, draft] = await Promise.all([
      api('GET /teach/{course}', { params }),
      api('GET /curriculum/{course}/draft', { params }),
    ])
    return { own, draft }
  }, [courseId])
  const { answer, problem, reload } = useCall(load)
  if (!answer || !owner || answer.own.course._id !== courseId) {
    return (
      <div className="wrap teach-page">
        <h1>{m.curriculum_title()}</h1>
        {problem === null ? (
          <>
            <p className="sr-only" role="status">
              {m.curriculum_loading()}
            </p>
            <span className="bone editor-bone" aria-hidden="true" />
            <span className="bone editor-bone" aria-hidden="true" />
          </>
        ) : (
          <ProblemNote text={explain(problem)} tryAgain={reload} />
        )}
      </div>
    )
  }
  const { own, draft } = answer
  const isLocked = own.reviewState === 'in_review' && !own.isListed
  return (
    <>
      <StateBar {...own} />
      {isLocked ? (
        <InReviewNote own={own} onChanged={reload} />
      ) : (
        <div className="teach-editor column">
          <ChangeNote own={own} onChanged={reload} />
          <EditorPage
            key={`${courseId} ${draft.revision}`}
            loaded={draft}
            owner={owner}
            reload={reload}
            setting={settingOf(own, reload)}
          />
        </div>
      )}
    </>
  )
}

function settingOf(own: OwnCourse, reload: () => void): EditorSetting {
  const crumbs = <PageLink to={paths.teach}>{m.teach_title()}</PageLink>
  const details = (
    <PageLink className="link" to={paths.teachDetails(own.course._id)}>
      {m.teach_details()}
    </PageLink>
  )
  if (own.isListed) return { crumbs, details }
  const note = <SentBackWords own={own} />
  return { crumbs, details, note, beside: <Beside own={own} />, bar: <Bar own={own} onChanged={reload} /> }
}

/** The checks and the bar for the review, which change with every save. */
function Beside({ own }: { own: OwnCourse }) {
  return <BeforeReview own={useFreshChecks(own, useEditor())} />
}

function Bar({ own, onChanged }: { own: OwnCourse; onChanged: () => void }) {
  return <ReviewBar own={useFreshChecks(own, useEditor())} onChanged={onChanged} />
}
