import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Profile } from '#contract/calls/people/people.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { loadMyProfile } from '../../session/my-profile.ts'
import { currentSession } from '../../session/session.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { explain } from '../../session/explain.ts'
import { explainFields } from '../../session/explain-field.ts'
import { PictureField } from './picture-field.tsx'
import { fileOf } from '../../forms/fields/shrink-picture.ts'
import { uploadPicture } from '../../forms/fields/upload-picture.ts'

export const PROFILE_FORM = 'profile'

const TEXT_FIELDS = [
  { name: 'education', label: m.profile_education, autoComplete: 'off', maxLength: 200 },
  { name: 'location', label: m.profile_location, autoComplete: 'address-level2', maxLength: 200 },
  { name: 'phone', label: m.profile_phone, autoComplete: 'tel', maxLength: 40 },
] as const

/** `picture` is the reduced picture as a data URL. */
type Values = { education: string; location: string; phone: string; picture: string }

type UpdateFormProps = {
  profile: Profile
  setIsBusy: (busy: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Uploads the picture first, and only saves the profile if that worked. After a failure, the typed values are kept. */
export function UpdateForm({ profile, setIsBusy, onSaved, onCancel }: UpdateFormProps) {
  const { education, location, phone } = profile
  const form = useForm<Values>(
    { education, location, phone, picture: '' },
    {
      draft: { name: PROFILE_FORM, owner: profile.email },
      check: missingFields,
      explainFields: explainProfile,
      reason: reasonOf,
      isBeside: true,
    },
  )
  const { values, errors, problem, isBusy, set } = form
  /** From 0 to 1; 1 while the profile is being saved. */
  const [progress, setProgress] = useState(0)
  /** Cancels the photo's upload. Null when no upload is running. */
  const [upload, setUpload] = useState<AbortController | null>(null)
  const [uploaded, setUploaded] = useState({ picture: '', url: '' })

  /** Null if the upload was cancelled. */
  const uploadFile = async (picture: string): Promise<string | null> => {
    const controller = new AbortController()
    setUpload(controller)
    try {
      return await uploadPicture(fileOf(picture), setProgress, controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return null
      throw isRefusal(error) ? error : new UploadFailed(error)
    } finally {
      setUpload(null)
    }
  }

  const save = async ({ picture, ...texts }: Values) => {
    if (!currentSession()) throw new SignedOut()
    setProgress(0)
    // If only saving failed, the picture has already been uploaded.
    const photoURL = uploaded.picture === picture ? uploaded.url : await uploadFile(picture)
    if (photoURL === null) return
    setUploaded({ picture, url: photoURL })
    setProgress(1)
    const { name, email } = profile
    const params = { email }
    // The server ignores name and email, which this form can't change.
    const body = { name, email, ...texts, photoURL }
    try {
      const { modifiedCount } = await api('PUT /users/{email}', { params, body })
      if (!modifiedCount) throw new Error('Nothing was saved.')
    } catch (error) {
      if (isRefusal(error) && error.fields.photoURL) setUploaded({ picture: '', url: '' })
      throw error
    }
    form.clear()
    void loadMyProfile()
    onSaved()
  }

  /** The dialog can't be closed until this is done. */
  const send = async (values: Values) => {
    setIsBusy(true)
    await save(values).finally(() => setIsBusy(false))
  }

  return (
    <form {...form.props(send)}>
      <div className="dialog-body">
        <input hidden readOnly name="name" value={profile.name} />
        <input hidden readOnly name="email" value={profile.email} />
        <PictureField
          profile={profile}
          picture={values.picture}
          error={errors.picture}
          disabled={isBusy}
          onChange={(picture) => set({ picture })}
          onError={(picture) => {
            set({ picture: '' })
            form.refuse({ picture })
          }}
        />
        {TEXT_FIELDS.map(({ name, label, autoComplete, maxLength }) => (
          <Field
            key={name}
            name={name}
            label={label()}
            value={values[name]}
            error={errors[name]}
            readOnly={isBusy}
            required
            maxLength={maxLength}
            autoComplete={autoComplete}
            {...(name === 'phone' ? { inputMode: 'tel', placeholder: '+880' } : {})}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
        <div role="alert">{problem && <FieldError text={problem} />}</div>
      </div>
      {isBusy && (
        <div className="dialog-progress stack muted" role="status">
          <span>{upload ? m.profile_sending_picture() : m.profile_saving()}</span>
          <progress className="bar" value={progress} max={1} aria-label={m.profile_sending_picture()} />
        </div>
      )}
      <footer>
        <button
          type="button"
          className="button"
          disabled={isBusy && !upload}
          onClick={upload ? () => upload.abort() : onCancel}
        >
          {m.profile_cancel()}
        </button>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {m.profile_save()}
        </button>
      </footer>
    </form>
  )
}

class SignedOut extends Error {}

class UploadFailed extends Error {
  constructor(cause: unknown) {
    super('The picture was not uploaded.', { cause })
    this.name = 'UploadFailed'
  }
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 422

/** A picture that was refused during upload or saving belongs to the same field. */
function explainProfile(error: ApiError): Record<string, string> {
  const { image, photoURL, ...fields } = explainFields(error)
  const picture = image ?? photoURL
  return picture ? { ...fields, picture } : fields
}

function reasonOf(error: unknown): string {
  if (error instanceof SignedOut) return m.profile_no_user()
  if (error instanceof UploadFailed) return m.profile_upload_failed({ reason: explain(error.cause) })
  return m.profile_save_failed({ reason: explain(error) })
}

function missingFields({ education, location, phone, picture }: Values): Record<string, string> {
  return {
    ...(picture ? {} : { picture: m.profile_picture_required() }),
    ...(education.trim() ? {} : { education: m.profile_education_required() }),
    ...(location.trim() ? {} : { location: m.profile_location_required() }),
    ...(phone.trim() ? {} : { phone: m.profile_phone_required() }),
  }
}
