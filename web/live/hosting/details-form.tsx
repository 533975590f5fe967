import type { Batch } from '#contract/calls/live/live.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { RoomLinkField } from './room-link-field.tsx'
import { StaysOpen } from './stays-open.tsx'

type DetailsFormProps = { batch: Batch; roomLink: string | null; isReviewed: boolean; onSaved: () => void }

/** The details of a batch that can still be changed. Its classes are moved and cancelled one by one. */
export function DetailsForm({ batch, roomLink, isReviewed, onSaved }: DetailsFormProps) {
  const { title, about, staysOpen } = batch
  const form = useForm(
    { title, about, price: String(batch.fullPrice), staysOpen, roomLink: roomLink ?? '' },
    { reason: explain, isBeside: true },
  )
  const { values, errors, problem, isBusy, set } = form

  const save = async () => {
    const body = { ...values, price: latinDigits(values.price).trim() }
    await api('PUT /live/{id}', { params: { id: batch._id }, body })
    toast(m.hosting_saved())
    onSaved()
  }

  return (
    <form className="panel hosting-form" {...form.props(save)}>
      <h2>{m.hosting_details()}</h2>
      {isReviewed && <p>{m.hosting_review_changes()}</p>}
      <Field
        label={m.hosting_title()}
        error={errors.title}
        value={values.title}
        maxLength={120}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={m.hosting_about()}
        error={errors.about}
        rows={4}
        maxLength={4000}
        value={values.about}
        onChange={({ target }) => set({ about: target.value })}
      />
      <Field
        label={m.hosting_price()}
        hint={m.hosting_price_change()}
        error={errors.price}
        inputMode="decimal"
        value={values.price}
        onChange={({ target }) => set({ price: target.value })}
      />
      <StaysOpen checked={values.staysOpen} onChange={(staysOpen) => set({ staysOpen })} />
      <RoomLinkField value={values.roomLink} error={errors.roomLink} onChange={(roomLink) => set({ roomLink })} />
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <button className="button button-primary" disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        {m.hosting_save()}
      </button>
    </form>
  )
}
