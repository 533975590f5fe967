import { useEffect, useId, useRef, type DragEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FormFieldProps } from './form-field.tsx'
import { PictureShown } from './picture-shown.tsx'
import { useUpload } from './use-upload.ts'

/** Accepts a picture URL, or a chosen or dropped file that is uploaded. The value is always a URL. */
export function PictureField({ field, rules, value, error, isSaving, onChange, onUpload }: FormFieldProps) {
  const id = useId()
  const { progress, problem, upload, cancel } = useUpload(value, onChange, onUpload)
  const isSending = progress !== null
  const chooser = useRef<HTMLInputElement>(null)
  const hasFocus = useRef(false)
  const name = field.label()

  // Restores the focus, which is lost when the Cancel button disappears.
  useEffect(() => {
    if (isSending || !hasFocus.current) return
    hasFocus.current = false
    chooser.current?.focus()
  }, [isSending])

  const isBusy = isSaving || isSending

  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!isBusy) void upload(event.dataTransfer.files[0])
  }

  return (
    <div className="picture-address" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Field
        name={field.name}
        label={name}
        hint={field.hint?.() ?? m.form_upload_hint()}
        value={value}
        error={error ?? problem ?? undefined}
        readOnly={isBusy}
        required={rules.isRequired}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={rules.maxLength}
        onChange={(event) => onChange(event.target.value)}
        inside={
          <>
            <Icon name="image" />
            <label className="picture-choose middle">
              <span aria-hidden="true">{m.form_upload()}</span>
              <input
                ref={chooser}
                type="file"
                accept=".png,.jpeg,.jpg,image/png,image/jpeg"
                aria-label={m.form_upload_of({ name })}
                // The button isn't disabled, because that would lose the focus.
                aria-disabled={isBusy || undefined}
                onClick={(event) => isBusy && event.preventDefault()}
                onChange={(event) => {
                  void upload(event.target.files?.[0])
                  // Otherwise, choosing the same file again wouldn't fire a change event.
                  event.target.value = ''
                }}
              />
            </label>
          </>
        }
      />
      {isSending ? (
        <div className="picture-progress row small">
          <div role="status">
            <label htmlFor={id}>{m.form_uploading()}</label>
            <progress id={id} value={progress} max={1} />
          </div>
          {cancel && (
            <button
              type="button"
              className="link"
              aria-label={m.form_upload_cancel_of({ name })}
              onFocus={() => (hasFocus.current = true)}
              onBlur={() => (hasFocus.current = false)}
              onClick={cancel}
            >
              {m.form_upload_cancel()}
            </button>
          )}
        </div>
      ) : (
        value && <PictureShown name={name} url={value} onRemove={() => onChange('')} />
      )}
    </div>
  )
}
