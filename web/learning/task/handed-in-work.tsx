import type { ReactNode } from 'react'
import type { HandInFile, OwnHandIn } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { saveFile, useFileUrl } from './use-file-url.ts'

/** What the learner handed in: text and files. */
export function HandedInWork({ title, handIn }: { title: string; handIn: Pick<OwnHandIn, '_id' | 'text' | 'files'> }) {
  const { _id, text, files } = handIn
  return (
    <section className="panel task-mine">
      <h2>{m.task_what({ title })}</h2>
      {text && (
        <p className="task-said" lang={langOf(text)}>
          {text}
        </p>
      )}
      <HandedInFiles handIn={_id} files={files} />
    </section>
  )
}

/** Shows small pictures. A tap opens one. */
function HandedInFiles({ handIn, files }: { handIn: string; files: HandInFile[] }) {
  if (!files.length) return null
  const photos = files.filter(({ kind }) => kind === 'photo')
  const others = files.filter(({ kind }) => kind !== 'photo')
  return (
    <>
      {photos.length > 0 && (
        <ul className="task-shots">
          {photos.map((file, index) => (
            <li className="task-shot" key={file._id}>
              <Photo handIn={handIn} file={file} number={index + 1} isLink />
            </li>
          ))}
        </ul>
      )}
      {others.map((file) => (
        <OtherFile key={file._id} handIn={handIn} file={file} />
      ))}
    </>
  )
}

type PhotoProps = { handIn: string; file: HandInFile; number: number; isLink?: boolean; children?: ReactNode }

/** Keeps the photo's final shape while it loads. */
export function Photo({ handIn, file, number, isLink = false, children }: PhotoProps) {
  const { url, hasFailed } = useFileUrl(handIn, file._id, true)
  const name = m.task_photo_number({ n: digits(number) })
  if (hasFailed) {
    return (
      <span className="task-file centred">
        <Icon name="alert" />
        {m.task_cannot_open()}
      </span>
    )
  }
  const picture = url && <img src={url} alt={name} width={file.width ?? undefined} height={file.height ?? undefined} />
  if (!isLink || !url) return <>{[picture, children]}</>
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={m.task_open_file({ name })}>
      {picture}
    </a>
  )
}

/** Recordings play here, and documents are saved. */
export function OtherFile({ handIn, file }: { handIn: string; file: HandInFile }) {
  const isRecording = file.kind === 'recording'
  const { url } = useFileUrl(handIn, file._id, isRecording)
  const save = () => saveFile(handIn, file._id).catch((error: unknown) => toast(explain(error), { kind: 'error' }))
  return (
    <div className="task-other">
      <button type="button" className="link" onClick={() => void save()}>
        <Icon name={isRecording ? 'headphones' : 'text'} />
        {file.name}
      </button>
      {isRecording && url && <audio controls src={url} />}
    </div>
  )
}
