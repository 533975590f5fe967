import { useId, type DragEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { FormFieldProps } from './form-field.tsx'
import { PictureShown } from './picture-shown.tsx'
import { useUpload } from './use-upload.ts'

/** Takes a picture URL, or a chosen or dropped file that is uploaded; the value is always a URL. */
export function PictureField({ field, rules, value, error, isSaving, onChange, onUpload }: FormFieldProps) {
  const id = useId()
  const { progress, problem, upload } = useUpload(value, onChange, onUpload)
  const isSending = progress !== null
  const name = field.label()

  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!isSaving && !isSending) void upload(event.dataTransfer.files[0])
  }

  return (
    <div className="picture-address" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Field
        name={field.name}
        label={name}
        hint={field.hint?.() ?? m.form_upload_hint()}
        value={value}
        error={error ?? problem ?? undefined}
        readOnly={isSaving || isSending}
        required={rules.isRequired}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={rules.maxLength}
        onChange={(event) => onChange(event.target.value)}
        inside={
          <>
            <Icon name="image" />
            <label className="picture-choose">
              <span aria-hidden="true">{m.form_upload()}</span>
              <input
                type="file"
                accept=".png,.jpeg,.jpg,image/png,image/jpeg"
                aria-label={m.form_upload_of({ name })}
                disabled={isSaving || isSending}
                onChange={(event) => {
                  void upload(event.target.files?.[0])
                  // Otherwise choosing the same file again would not fire a change event.
                  event.target.value = ''
                }}
              />
            </label>
          </>
        }
      />
      {isSending ? (
        <div className="picture-progress" role="status">
          <label htmlFor={id}>{m.form_uploading()}</label>
          <progress id={id} value={progress} max={1} />
        </div>
      ) : (
        value && <PictureShown name={name} url={value} onRemove={() => onChange('')} />
      )}
    </div>
  )
}
