import { useNavigate } from 'react-router'
import type { FolderImported } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useWork } from '../../session/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { fetchZip } from './course-zip.ts'
import { ImportZip } from './import-zip.tsx'
import { useEditor } from './use-editor.ts'

/** The course as a zip: to download, and to import after editing it elsewhere. */
export function CourseFolder() {
  const { course, store, reload } = useEditor()
  const navigate = useNavigate()
  const { isBusy, run } = useWork()

  const download = async () => {
    await store.flush()
    save(await fetchZip(course._id), `${course.title}.zip`)
  }

  const onImported = ({ course: imported }: FolderImported) => {
    if (imported === course._id) {
      reload()
      toast(m.curriculum_folder_done())
    } else {
      const open = { label: m.curriculum_folder_open(), run: () => void navigate(paths.curriculum(imported)) }
      toast(m.curriculum_folder_other(), { action: open })
    }
  }

  return (
    <section className="editor-course surface stack" aria-labelledby="course-folder">
      <h2 id="course-folder">{m.curriculum_folder_title()}</h2>
      <p>{m.curriculum_folder_text()}</p>
      <button
        type="button"
        className="button button-small"
        aria-disabled={isBusy || undefined}
        onClick={() => void run(download)}
      >
        {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
        {isBusy ? m.curriculum_folder_exporting() : m.curriculum_folder_export()}
      </button>
      <p>{m.curriculum_folder_import_text()}</p>
      <ImportZip prepare={store.flush} onImported={onImported} />
    </section>
  )
}

function save(zip: Blob, name: string): void {
  const href = URL.createObjectURL(zip)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
