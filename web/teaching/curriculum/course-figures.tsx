import type { CourseFigures, Draft } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { useWork } from '../../session/use-work.ts'
import { count } from '../../ui/numbers.ts'
import { useEditor } from './use-editor.ts'

const LABELS: [keyof CourseFigures, () => string][] = [
  ['hours', m.form_hours],
  ['videos', m.form_videos],
  ['quizzes', m.form_quizzes],
  ['notes', m.form_notes],
  ['transcripts', m.form_transcripts],
]

/** Shown while the figures on the course's page differ from its lessons. */
export function CourseFiguresNote() {
  const { figures, setFigures } = useEditor()
  const { isBusy, run } = useWork()
  const { stored, counted } = figures
  if (!counted || !areOther(figures)) return null

  return (
    <section className="editor-course surface stack" aria-labelledby="course-figures">
      <h2 id="course-figures">{m.curriculum_figures()}</h2>
      <table className="numbers">
        <thead>
          <tr>
            <td />
            <th scope="col">{m.curriculum_figures_stored()}</th>
            <th scope="col">{m.curriculum_figures_counted()}</th>
          </tr>
        </thead>
        <tbody>
          {LABELS.map(([name, label]) => (
            <tr key={name} data-other={stored[name] !== counted[name] || undefined}>
              <th scope="row">{label()}</th>
              <td>{count(stored[name])}</td>
              <td>{count(counted[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="button" disabled={isBusy} onClick={() => void run(setFigures)}>
        {m.curriculum_figures_set()}
      </button>
    </section>
  )
}

/** Whether the figures on the course's page differ from its lessons. */
export const areOther = ({ stored, counted }: Draft['figures']): boolean =>
  counted !== null && (Object.keys(counted) as (keyof CourseFigures)[]).some((name) => stored[name] !== counted[name])
