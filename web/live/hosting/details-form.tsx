import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Batch } from '#contract/calls/live/live.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { RoomLinkField } from './room-link-field.tsx'
import { StaysOpen } from './stays-open.tsx'

type DetailsFormProps = { batch: Batch; roomLink: string | null; isReviewed: boolean; onSaved: () => void }

/** What can still be changed of a batch; its classes are moved and cancelled one by one. */
export function DetailsForm({ batch, roomLink, isReviewed, onSaved }: DetailsFormProps) {
  const [title, setTitle] = useState(batch.title)
  const [about, setAbout] = useState(batch.about)
  const [price, setPrice] = useState(String(batch.fullPrice))
  const [staysOpen, setStaysOpen] = useState(batch.staysOpen)
  const [link, setLink] = useState(roomLink ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    setIsBusy(true)
    setErrors({})
    try {
      const body = { title, about, price: latinDigits(price).trim(), staysOpen, roomLink: link }
      await api('PUT /live/{id}', { params: { id: batch._id }, body })
      toast(m.hosting_saved())
      onSaved()
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 422
      setErrors(isRefused ? explainFields(error) : { form: explain(error) })
    }
    setIsBusy(false)
  }

  return (
    <form
      className="panel hosting-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <h2>{m.hosting_details()}</h2>
      {isReviewed && <p>{m.hosting_review_changes()}</p>}
      <Field
        label={m.hosting_title()}
        error={errors.title}
        value={title}
        maxLength={120}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={m.hosting_about()}
        error={errors.about}
        rows={4}
        maxLength={4000}
        value={about}
        onChange={({ target }) => setAbout(target.value)}
      />
      <Field
        label={m.hosting_price()}
        hint={m.hosting_price_change()}
        error={errors.price}
        inputMode="decimal"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <StaysOpen checked={staysOpen} onChange={setStaysOpen} />
      <RoomLinkField value={link} error={errors.roomLink} onChange={setLink} />
      <div role="alert">{errors.form && <FieldError text={errors.form} />}</div>
      <button className="button button-primary" disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        {m.hosting_save()}
      </button>
    </form>
  )
}
