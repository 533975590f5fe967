import { useId } from 'react'
import { UPLOAD_TYPES } from '#contract/constants.ts'
import type { Profile } from '#contract/calls/people/people.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { FieldError } from '../../ui/field.tsx'
import { shrinkPicture } from '../../forms/fields/shrink-picture.ts'

type PictureFieldProps = {
  profile: Profile
  /** The chosen picture as a data URL. */
  picture: string
  error: string | undefined
  disabled: boolean
  onChange: (picture: string) => void
  onError: (error: string) => void
}

export function PictureField({ profile, picture, error, disabled, onChange, onError }: PictureFieldProps) {
  const id = useId()

  const choose = async (file: File | undefined) => {
    if (!file) return
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return onError(m.profile_picture_type())
    try {
      onChange(await shrinkPicture(file))
    } catch {
      onError(m.profile_picture_unreadable())
    }
  }

  return (
    <div className="field">
      <div
        className="picture-drop row"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!disabled) void choose(event.dataTransfer.files[0])
        }}
      >
        <Avatar name={profile.name} photo={picture || profile.photoURL} />
        <p>
          <b id={id}>{m.profile_picture()}</b>
          <small id={`${id}-hint`}>{m.profile_picture_hint()}</small>
        </p>
        <label className="button button-small">
          <span id={`${id}-choose`}>{picture ? m.profile_picture_other() : m.profile_picture_choose()}</span>
          <input
            type="file"
            name="image"
            accept=".png,.jpeg,.jpg,image/png,image/jpeg"
            required
            disabled={disabled}
            aria-labelledby={`${id} ${id}-choose`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              // Otherwise, choosing the same file again wouldn't fire a change event.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
