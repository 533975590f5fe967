import { useId } from 'react'
import { UPLOAD_TYPES } from '#contract/constants.ts'
import type { Profile } from '#contract/entities.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Wrong } from '../../ui/field.tsx'
import { shrinkPicture } from '../../uploads/shrink-picture.ts'

type PictureFieldProps = {
  profile: Profile
  /** The chosen one, as a data address. */
  picture: string
  error: string | undefined
  disabled: boolean
  onChange: (picture: string) => void
  onRefused: (error: string) => void
}

export function PictureField({ profile, picture, error, disabled, onChange, onRefused }: PictureFieldProps) {
  const id = useId()

  const take = async (file: File | undefined) => {
    if (!file) return
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return onRefused(m.profile_picture_type())
    try {
      onChange(await shrinkPicture(file))
    } catch {
      onRefused(m.profile_picture_unreadable())
    }
  }

  return (
    <div className="field">
      <div
        className="picture-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!disabled) void take(event.dataTransfer.files[0])
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
              void take(event.target.files?.[0])
              // So that the same file can be chosen again.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      {error && <Wrong id={`${id}-error`} text={error} />}
    </div>
  )
}
