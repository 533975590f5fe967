import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { lessonsOf, storedQuiz } from './tree.ts'
import { useEditor } from './use-editor.ts'

const MAX_SHOWN = 12

/** Someone else saved this curriculum first. Nothing is overwritten until the administrator decides. */
export function ConflictDialog() {
  const { store, tree, newerDraft, isConflictOpen, showConflict } = useEditor()

  const load = () => {
    const localDraft = store.loadTheirs()
    toast(m.curriculum_mine_aside(), {
      ms: null,
      action: { label: m.curriculum_mine_back(), run: () => store.bringBack(localDraft) },
    })
  }

  return (
    <Dialog open={isConflictOpen} onClose={() => showConflict(false)} title={m.form_conflict_title()}>
      {newerDraft && (
        <>
          <div className="dialog-body">
            <p>{m.curriculum_conflict_text()}</p>
            <div className="editor-versions grid">
              <Version label={m.form_conflict_theirs()} tree={newerDraft} other={tree} />
              <Version label={m.form_conflict_mine()} tree={tree} other={newerDraft} />
            </div>
          </div>
          <footer>
            <button type="button" className="button" onClick={() => store.overwriteTheirs()}>
              {m.form_conflict_over()}
            </button>
            <button type="button" className="button button-primary" data-first onClick={load}>
              {m.form_conflict_load()}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  )
}

/** The sections and lessons that differ in the other version. */
function Version({ label, tree, other }: { label: string; tree: CurriculumTree; other: CurriculumTree }) {
  const others = new Set(entries(other).map(keyOf))
  const differing = entries(tree).filter((entry) => !others.has(keyOf(entry)))
  return (
    <div>
      <h3>{label}</h3>
      <ul>
        {differing.slice(0, MAX_SHOWN).map(({ _id, title, at }) => (
          <li key={_id} lang={langOf(title)}>
            {at}. {title}
          </li>
        ))}
        {!differing.length && <li>{m.curriculum_version_none()}</li>}
        {differing.length > MAX_SHOWN && <li>{m.curriculum_and_more({ n: digits(differing.length - MAX_SHOWN) })}</li>}
      </ul>
    </div>
  )
}

type Entry = { _id: string; title: string; at: string; content: unknown }

const entries = (tree: CurriculumTree): Entry[] => [
  ...tree.sections.map(({ _id, title }, index) => ({ _id, title, at: digits(index + 1), content: null })),
  ...lessonsOf(tree).map((lesson) => {
    const section = tree.sections.findIndex(({ lessons }) => lessons.includes(lesson))
    const index = tree.sections[section]!.lessons.indexOf(lesson)
    const { _id, title, kind, free, body, quiz, file } = lesson
    const content = [kind, free, body?.trim(), file, quiz && storedQuiz(quiz)]
    return { _id, title, at: `${digits(section + 1)}.${digits(index + 1)}`, content }
  }),
]

const keyOf = ({ _id, title, at, content }: Entry): string => JSON.stringify([_id, title, at, content])
