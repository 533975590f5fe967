import { useNavigate } from 'react-router'
import { paths, PREVIEW_QUERY } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'
import { learnersSee, notPublished, publishLabel, staysHidden, staysUnfinished } from '../../files/counts.ts'
import { isUnsaved } from './draft-store.ts'
import { isReady } from '../../files/lesson-state.ts'
import { lessonsOf } from './tree.ts'
import { countUnfinished } from './typed-quizzes.ts'
import { useEditor } from './use-editor.ts'
import type { Editor } from './use-editor-state.ts'

import { areOther } from './course-figures.tsx'

/** Always visible: the number of unpublished changes, and the Publish button. */
export function PublishBar() {
  const editor = useEditor()
  const { store, changes, isPublishing, problem, newerDraft } = editor
  const isBusy = isPublishing || editor.isSaving
  const canPublish = changes > 0 || isUnsaved(editor)

  // Publishing uses the saved draft, so the last change is saved first.
  const previewable = lessonsOf(editor.tree).filter((lesson) => isReady(editor.stateOf(lesson)))
  const opened = previewable.find(({ _id }) => _id === editor.opened)
  const preview = paths.learn(editor.course._id, opened?._id) + PREVIEW_QUERY
  const navigate = useNavigate()

  const publish = async () => {
    if (isPublishing || !canPublish) return
    if (!(await store.publish())) return
    const { published, figures } = store.get()
    const offer = { action: { label: m.curriculum_figures_set(), run: () => void editor.setFigures() } }
    toast(m.curriculum_published(), { more: learnersSee(published.length), ...(areOther(figures) ? offer : {}) })
  }

  return (
    <div className="editor-bar row" data-conflict={newerDraft !== null || undefined}>
      <div className="editor-bar-note">
        <div role="alert">
          {problem !== null && <FieldError text={explainProblem(problem)} />}
          {editor.wrongFormulas.map(({ lesson, title, formula }) => (
            <FieldError key={`${lesson} ${formula}`} text={m.curriculum_wrong_formula({ title, formula })} />
          ))}
        </div>
        <p>
          <b>{stateOf(editor)}</b>
          <small>
            {[learnersSee(editor.published.length), hidden(editor), unfinished(editor)].filter(Boolean).join(' ')}
          </small>
        </p>
      </div>
      {previewable.length > 0 && (
        <PageLink
          className="button"
          to={preview}
          onClick={(event) => {
            if (!isUnsaved(editor)) return
            event.preventDefault()
            void store.flush().then(() => navigate(preview))
          }}
        >
          <Icon name="eye" />
          {m.curriculum_open_learner()}
        </PageLink>
      )}
      {newerDraft ? (
        <button type="button" className="button" onClick={() => editor.showConflict(true)}>
          {m.curriculum_see_conflict()}
        </button>
      ) : (
        <button
          type="button"
          className="button button-primary"
          aria-disabled={!canPublish || isPublishing || undefined}
          onClick={() => void publish()}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {changes > 0 ? publishLabel(changes) : m.curriculum_publish()}
        </button>
      )}
    </div>
  )
}

function stateOf(editor: Editor): string {
  const { changes, published, isSaving, newerDraft } = editor
  if (newerDraft) return m.form_conflict_title()
  if (isSaving) return m.curriculum_saving()
  if (isUnsaved(editor)) return m.curriculum_unsaved()
  if (changes > 0) return notPublished(changes)
  return published.length ? m.curriculum_all_published() : m.curriculum_nothing_yet()
}

function hidden({ tree, stateOf: lessonState }: Editor): string | null {
  const waiting = lessonsOf(tree).filter((lesson) => !isReady(lessonState(lesson))).length
  return waiting ? staysHidden(waiting) : null
}

function unfinished({ tree, quizzes }: Editor): string | null {
  const questions = countUnfinished(tree, quizzes)
  return questions ? staysUnfinished(questions) : null
}

/** Whether or not the person is offline, nothing is lost. */
const explainProblem = (problem: unknown): string => `${explain(problem)} ${m.curriculum_kept_here()}`
