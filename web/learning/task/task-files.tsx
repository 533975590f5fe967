import { useEffect } from 'react'
import { MAX_HAND_IN_FILES, HAND_IN_PHOTO_BYTES } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { useMedia } from '../../ui/use-media.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'
import type { ShownFile } from './file-states.tsx'
import { refuse, removeFile } from './hand-in-queue.ts'
import { useFileUrl } from './use-file-url.ts'

const ACCEPTED_TYPES = { photo: 'image/jpeg,image/png,image/heic,.heic', other: 'application/pdf,.pdf,audio/*' }

const loadChosenFiles = () => import('./chosen-files.ts')

type TaskFilesProps = { lesson: string; handIn: string; files: ShownFile[]; onChange: () => void }

/** The photos and files of a draft, and the buttons that add more. */
export function TaskFiles({ lesson, handIn, files, onChange }: TaskFilesProps) {
  const room = MAX_HAND_IN_FILES - files.length
  const isPhone = useMedia('(pointer: coarse)')
  // Preloaded once the page is ready, before the network might be lost.
  useEffect(() => void loadChosenFiles(), [])
  const add = async (chosen: File[]) => {
    const { addFiles } = await loadChosenFiles()
    await addFiles(lesson, chosen, room)
    onChange()
  }
  const remove = async (id: string) => {
    try {
      await removeFile(lesson, id)
    } catch (error) {
      void refuse(error)
    }
    onChange()
  }
  const kb = digits(HAND_IN_PHOTO_BYTES / 1000)
  return (
    <section className="task-part" aria-labelledby="task-files">
      <h2 id="task-files">{m.task_photos({ n: digits(MAX_HAND_IN_FILES) })}</h2>
      {files.length > 0 && (
        <ul className="task-shots">
          {files.map((file, index) => (
            <Shot key={file._id} file={file} number={index + 1} handIn={handIn} remove={() => void remove(file._id)} />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="task-add">
          {isPhone && (
            <FileButton
              label={m.task_take_photo()}
              icon="camera"
              accept={ACCEPTED_TYPES.photo}
              capture="environment"
              onFiles={(chosen) => void add(chosen)}
            />
          )}
          <FileButton
            label={m.task_choose_photos()}
            icon="image"
            accept={ACCEPTED_TYPES.photo}
            multiple
            onFiles={(chosen) => void add(chosen)}
          />
          <FileButton
            label={m.task_choose_file()}
            icon="upload"
            accept={ACCEPTED_TYPES.other}
            multiple
            onFiles={(chosen) => void add(chosen)}
          />
        </div>
      )}
      <p className="task-hint muted">
        {isPhone ? m.task_photos_smaller({ kb }) : m.task_photos_smaller_computer({ kb })}
      </p>
    </section>
  )
}

type ShotProps = { file: ShownFile; number: number; handIn: string; remove: () => void }

function Shot({ file, number, handIn, remove }: ShotProps) {
  const { _id, kind, phase, words, percent } = file
  const { url } = useFileUrl(handIn, _id, phase === 'ready' && kind === 'photo')
  const name = kind === 'photo' ? m.task_photo_number({ n: digits(number) }) : file.name
  return (
    <li className="task-shot" data-is={phase}>
      {kind === 'photo' && url && phase !== 'failed' ? (
        <img src={url} alt={name} />
      ) : (
        <span className="task-file centred">
          <Icon name={kind === 'recording' ? 'headphones' : kind === 'document' ? 'text' : 'image'} />
          {kind !== 'photo' && <b>{file.name}</b>}
        </span>
      )}
      <button type="button" className="task-remove middle" aria-label={m.task_remove({ name })} onClick={remove}>
        <Icon name="close" />
      </button>
      <span className="task-shot-state numbers">
        {phase === 'ready' && <Icon name="check" />}
        {words}
        {percent !== null && (
          <u role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
            <i style={{ width: `${percent}%` }} />
          </u>
        )}
      </span>
    </li>
  )
}
