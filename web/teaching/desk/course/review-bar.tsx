import { useNavigate } from 'react-router'
import { RECOMMENDED_CHECKS } from '#contract/constants.ts'
import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import type { OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../../paraglide/messages.js'
import { explain } from '../../../session/explain.ts'
import { isUnsaved } from '../../curriculum/draft-store.ts'
import { useEditor } from '../../curriculum/use-editor.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { digits } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { useReview } from './use-review.ts'

/** Shown below the lessons of a course that was never approved, in place of publishing. */
export function ReviewBar({ own, onChanged }: { own: OwnCourse; onChanged: () => void }) {
  const editor = useEditor()
  const navigate = useNavigate()
  const id = own.course._id
  const { isBusy, ask } = useReview(id, onChanged)
  const missing = own.checks.filter(({ what, isDone }) => !isDone && !RECOMMENDED_CHECKS.includes(what)).length
  const isBack = own.reviewState === 'sent_back'
  const canAsk = missing === 0 && !isBusy && editor.newerDraft === null
  const preview = paths.learn(id) + PREVIEW_QUERY

  return (
    <div className="editor-bar row" data-conflict={editor.newerDraft !== null || undefined}>
      <div className="editor-bar-note">
        <div role="alert">
          {editor.problem !== null && <FieldError text={`${explain(editor.problem)} ${m.curriculum_kept_here()}`} />}
        </div>
        <p role="status">
          <b>{isBack && missing === 0 ? m.teach_sent_back_title() : missingWords(missing)}</b>
          <small>{missing > 0 ? m.teach_when_all() : isBack ? m.teach_sent_back_text() : m.teach_ready_to_ask()}</small>
        </p>
      </div>
      <PageLink
        className="button"
        to={preview}
        onClick={(event) => {
          if (!isUnsaved(editor)) return
          event.preventDefault()
          void editor.store.flush().then(() => navigate(preview))
        }}
      >
        <Icon name="eye" />
        {m.teach_preview()}
      </PageLink>
      {editor.newerDraft ? (
        <button type="button" className="button" onClick={() => editor.showConflict(true)}>
          {m.curriculum_see_conflict()}
        </button>
      ) : (
        <button
          type="button"
          className="button button-primary"
          aria-disabled={!canAsk || undefined}
          onClick={() => {
            // The review uses what is stored, so the last change is saved first.
            if (canAsk) void editor.store.flush().then((isSaved) => isSaved && ask())
          }}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBack ? m.teach_ask_again() : m.teach_ask()}
        </button>
      )}
    </div>
  )
}

function missingWords(missing: number): string {
  if (missing === 0) return m.teach_complete()
  return missing === 1 ? m.teach_missing_one() : m.teach_missing({ n: digits(missing) })
}
