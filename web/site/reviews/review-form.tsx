import { ApiError } from '#contract/client.ts'
import { MAX_REVIEW_COMMENT, REVIEWS_A_DAY } from '#contract/constants.ts'
import { tidy } from '#contract/tidy.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { problemsOf } from './review-problems.ts'
import { ReviewPreview } from './review-preview.tsx'
import { StarsField } from './stars-field.tsx'

type ReviewFormProps = { email: string | null; name: string; photo: string | undefined }

/** Name and picture are sent along, but the server takes them from the account. */
export function ReviewForm({ email, name, photo }: ReviewFormProps) {
  const form = useForm(
    { comment: '', ratting: '' },
    { draft: { name: 'review', owner: email }, check: problemsOf, reason: reasonOf, isBeside: true },
  )
  const { values, errors, problem, isBusy, set } = form

  const send = async () => {
    const body = { name, comment: values.comment, ratting: Number(values.ratting), image: photo ?? '' }
    await api('POST /addreview', { body })
    form.clear()
    toast(m.review_added())
  }

  return (
    <div className="review-parts stack">
      <form className="panel review-form" {...form.props(send)}>
        <Field label={m.review_name()} hint={m.review_name_hint()} name="name" value={name} readOnly />
        <TextArea
          label={m.review_comment()}
          aside={<CommentCount comment={values.comment} />}
          name="comment"
          required
          maxLength={MAX_REVIEW_COMMENT}
          value={values.comment}
          error={errors.comment}
          readOnly={isBusy}
          onChange={(event) => set({ comment: event.target.value })}
        />
        <StarsField value={values.ratting} error={errors.ratting} onChange={(ratting) => set({ ratting })} />
        <div className="review-end">
          <div role="alert">{problem && <FieldError text={problem} />}</div>
          <button type="submit" className="button button-primary button-large" aria-disabled={isBusy}>
            {isBusy && <span className="spinner" aria-hidden="true" />}
            {m.review_send()}
          </button>
        </div>
      </form>
      <ReviewPreview name={name} photo={photo} comment={values.comment} ratting={values.ratting} />
    </div>
  )
}

/** Counts like the server, which trims the text and normalises some Bengali letters to two characters. */
function CommentCount({ comment }: { comment: string }) {
  const count = tidy(comment).length
  return (
    <output className="review-count numbers small" data-full={count >= MAX_REVIEW_COMMENT || undefined}>
      {m.review_count({ count: digits(count), most: digits(MAX_REVIEW_COMMENT) })}
    </output>
  )
}

function reasonOf(error: unknown): string {
  const isTooMany = error instanceof ApiError && error.status === 429
  const reason = isTooMany ? m.review_too_many({ most: digits(REVIEWS_A_DAY) }) : explain(error)
  return m.review_failed({ reason })
}
