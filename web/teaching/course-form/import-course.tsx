import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ImportZip } from '../curriculum/import-zip.tsx'
import { toast } from '../../ui/toast.tsx'
import '../curriculum.css'

/** A course that already is a folder needs no form. */
export function ImportCourse() {
  const navigate = useNavigate()
  return (
    <div className="wrap course-import">
      <section className="editor-course surface stack" aria-labelledby="import-course">
        <h2 id="import-course">{m.curriculum_folder_add_title()}</h2>
        <p>{m.curriculum_folder_add_text()}</p>
        <ImportZip
          onImported={({ course }) => {
            toast(m.curriculum_folder_done())
            void navigate(paths.curriculum(course))
          }}
        />
      </section>
    </div>
  )
}
