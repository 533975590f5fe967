import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { sectionOf } from './tree.ts'
import { useEditor } from './use-editor.ts'

/** Chooses another section for a lesson. Closed while `lesson` is ''. */
export function MoveDialog({ lesson, onClose }: { lesson: string; onClose: () => void }) {
  const { tree, moveToSection } = useEditor()
  const current = sectionOf(tree, lesson)
  return (
    <Dialog open={current !== undefined} onClose={onClose} title={m.curriculum_to_section_title()}>
      <ul className="dialog-body editor-choices">
        {tree.sections.map(({ _id, title }, index) => (
          <li key={_id}>
            <button
              type="button"
              className="menu-row"
              disabled={_id === current?._id}
              onClick={() => {
                onClose()
                // Waits until the dialog has returned the focus to where it was opened.
                requestAnimationFrame(() => moveToSection(lesson, _id))
              }}
            >
              <span lang={langOf(title)}>
                {digits(index + 1)}. {title}
              </span>
              {_id === current?._id && <small>{m.curriculum_here()}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
