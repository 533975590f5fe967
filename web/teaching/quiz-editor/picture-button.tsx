import { m } from '../../paraglide/messages.js'
import { useWork } from '../../session/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { uploadPicture } from '../../forms/fields/upload-picture.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'

type PictureButtonProps = {
  isThere: boolean
  /** Names the picture's purpose, if there are several buttons. */
  name?: string
  /** Whether only its icon is shown. */
  isSmall?: boolean
  onPicture: (path: string) => void
}

/** Uploads a picture and returns its path. */
export function PictureButton({ isThere, name, isSmall, onPicture }: PictureButtonProps) {
  const { isBusy: isSending, run } = useWork()
  const label = isSending
    ? m.curriculum_picture_sending()
    : isThere
      ? m.quizform_other_picture()
      : m.curriculum_picture()

  const send = async (picture: File) =>
    onPicture(new URL(await uploadPicture(picture, () => {}), location.href).pathname)

  return (
    <FileButton
      label={isSmall ? '' : label}
      name={name === undefined ? label : `${label}: ${name}`}
      icon="image"
      accept="image/png,image/jpeg"
      className={isSmall ? 'quizform-picture-button' : ''}
      isDisabled={isSending}
      onFiles={([picture]) => picture && void run(() => send(picture))}
    />
  )
}

export function PictureThumb({ picture, onRemove }: { picture: string; onRemove: () => void }) {
  return (
    <span className="quizform-thumb row">
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
