import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { uploadPicture } from '../../forms/fields/upload-picture.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'

type PictureButtonProps = {
  isThere: boolean
  /** Names the picture's purpose, if there are several buttons. */
  name?: string
  /** Only its icon is shown. */
  isSmall?: boolean
  onPicture: (path: string) => void
}

/** Uploads a picture and returns its path. */
export function PictureButton({ isThere, name, isSmall, onPicture }: PictureButtonProps) {
  const [isSending, setIsSending] = useState(false)
  const label = isSending
    ? m.curriculum_picture_sending()
    : isThere
      ? m.quizform_other_picture()
      : m.curriculum_picture()

  const send = async (picture: File) => {
    setIsSending(true)
    try {
      onPicture(new URL(await uploadPicture(picture, () => {}), location.href).pathname)
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
    setIsSending(false)
  }

  return (
    <FileButton
      label={isSmall ? '' : label}
      name={name === undefined ? label : `${label}: ${name}`}
      icon="image"
      accept="image/png,image/jpeg"
      className={isSmall ? 'quizform-picture-button' : ''}
      isDisabled={isSending}
      onFiles={([picture]) => picture && void send(picture)}
    />
  )
}

export function PictureThumb({ picture, onRemove }: { picture: string; onRemove: () => void }) {
  return (
    <span className="quizform-thumb">
      <img src={picture} alt={m.quizform_picture()} />
      <button
        type="button"
        className="icon-button icon-button-plain"
        aria-label={m.quizform_remove_picture()}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}
