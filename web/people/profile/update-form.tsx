import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#contract/client.ts'
import type { Profile } from '#contract/calls/people/people.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { loadMyProfile } from '../../session/my-profile.ts'
import { currentSession } from '../../session/session.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { useDraft } from '../../ui/use-draft.ts'
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

/** `picture` is the shrunken picture as a data URL. */
type Values = { education: string; location: string; phone: string; picture: string }
type Errors = Partial<Record<keyof Values, string>>

type UpdateFormProps = {
  profile: Profile
  setIsBusy: (busy: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Uploads the picture first, and saves the profile only if that worked. After a failure the typed values stay. */
export function UpdateForm({ profile, setIsBusy, onSaved, onCancel }: UpdateFormProps) {
  const { education, location, phone } = profile
  const { values, change, forget } = useDraft<Values>(PROFILE_FORM, profile.email, {
    education,
    location,
    phone,
    picture: '',
  })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  /** Upload progress from 0 to 1; 1 while the profile is being saved, null when idle. */
  const [progress, setProgress] = useState<number | null>(null)
  /** Cancels the photo's upload; null before and after it. */
  const [upload, setUpload] = useState<AbortController | null>(null)
  const uploaded = useRef({ picture: '', url: '' })
  const form = useRef<HTMLFormElement>(null)
  const isBusy = progress !== null
  const errors: Errors = { ...(isSubmitted ? missingFields(values) : {}), ...fieldErrors }

  const set = (changed: Partial<Values>) => {
    change(changed)
    setFieldErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
  }

  const send = async () => {
    const { picture, ...texts } = values
    // If only saving failed, the picture is already uploaded.
    if (uploaded.current.picture !== picture) {
      const controller = new AbortController()
      setUpload(controller)
      const url = await uploadPicture(fileOf(picture), setProgress, controller.signal)
        .catch((error: unknown) => {
          throw controller.signal.aborted ? new Cancelled() : new UploadFailed(error)
        })
        .finally(() => setUpload(null))
      uploaded.current = { picture, url }
    }
    setProgress(1)
    const { name, email } = profile
    const params = { email }
    // The server ignores name and email, which this form cannot change.
    const body = { name, email, ...texts, photoURL: uploaded.current.url }
    const { modifiedCount } = await api('PUT /users/{email}', { params, body })
    if (!modifiedCount) throw new Error('Nothing was saved.')
  }

  const fail = (error: unknown) => {
    if (error instanceof Cancelled) return
    const isUpload = error instanceof UploadFailed
    const cause = isUpload ? error.cause : error
    const { image, photoURL, ...fields } = cause instanceof ApiError ? explainFields(cause) : {}
    const pictureError = image ?? photoURL
    if (photoURL) uploaded.current = { picture: '', url: '' }
    if (pictureError || Object.keys(fields).length) {
      showErrors(() => setFieldErrors({ ...fields, ...(pictureError ? { picture: pictureError } : {}) }))
    } else {
      setProblem((isUpload ? m.profile_upload_failed : m.profile_save_failed)({ reason: explain(cause) }))
    }
  }

  /** Also focuses the first invalid field. */
  const showErrors = (set: () => void) => {
    flushSync(set)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    if (Object.keys(missingFields(values)).length) return showErrors(() => setIsSubmitted(true))
    if (!currentSession()) return setProblem(m.profile_no_user())
    setIsBusy(true)
    setProgress(0)
    try {
      await send()
      forget()
      void loadMyProfile()
      onSaved()
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
      setProgress(null)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
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
            change({ picture: '' })
            setFieldErrors((before) => ({ ...before, picture }))
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
        <div className="dialog-progress" role="status">
          <span>{upload ? m.profile_sending_picture() : m.profile_saving()}</span>
          <progress value={progress} max={1} aria-label={m.profile_sending_picture()} />
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

class Cancelled extends Error {}

class UploadFailed extends Error {
  constructor(cause: unknown) {
    super('The picture was not uploaded.', { cause })
    this.name = 'UploadFailed'
  }
}

function missingFields({ education, location, phone, picture }: Values): Errors {
  return {
    ...(picture ? {} : { picture: m.profile_picture_required() }),
    ...(education.trim() ? {} : { education: m.profile_education_required() }),
    ...(location.trim() ? {} : { location: m.profile_location_required() }),
    ...(phone.trim() ? {} : { phone: m.profile_phone_required() }),
  }
}
