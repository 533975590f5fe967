import { useId, useState } from 'react'
import type { Coupon } from '#contract/calls/orders/coupons.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { useForm } from '../../forms/use-form.ts'
import { DeleteDialog } from '../../layout/delete-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { dayOf, SCOPES, startOfDay } from './coupon-words.ts'
import { explainCouponFields } from './explain-coupon-fields.ts'
import { PriceHint } from './price-hint.tsx'
import { ProductField, type ChosenProduct } from './product-field.tsx'

type CouponFormProps = { coupon: Coupon | null; onSaved: () => void; onClose: () => void }

type Values = {
  code: string
  unit: 'percent' | 'amount'
  off: string
  scope: string
  product: ChosenProduct | null
  from: string
  lastDay: string
  maxUses: string
  maxEach: string
  firstOnly: boolean
}

/** Adds a coupon, or changes, ends and deletes one. */
export function CouponForm({ coupon, onSaved, onClose }: CouponFormProps) {
  const form = useForm(() => valuesOf(coupon), { explainFields: explainCouponFields })
  const { values, errors, isBusy, set } = form

  const tell = (done: string) => {
    toast(done)
    onSaved()
  }
  const save = async () => {
    const body = bodyOf(values)
    await (coupon
      ? api('PUT /coupons/{id}', { params: { id: coupon._id }, body })
      : api('POST /coupons', { body: { ...body, code: values.code } }))
    tell(m.coupon_saved({ code: values.code.trim().toUpperCase() }))
  }
  const setEnded = async ({ _id: id, code }: Coupon, ended: boolean) => {
    await api('PUT /coupons/{id}/ended', { params: { id }, body: { ended } })
    tell(ended ? m.coupon_ended_now({ code }) : m.coupon_running({ code }))
  }
  const title = coupon ? coupon.code : m.coupons_new()

  return (
    <section className="panel coupon-form stack" aria-label={title}>
      <header className="spread">
        <h2>{title}</h2>
        <button type="button" className="icon-button" aria-label={m.coupon_close()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <form {...form.props(save)}>
        <Field
          label={m.coupon_code()}
          hint={m.coupon_code_hint()}
          error={errors.code}
          value={values.code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={!!coupon && coupon.used > 0}
          onChange={({ target }) => set({ code: target.value })}
        />
        <div className="coupon-pair stack">
          <Choice
            label={m.coupon_takes_off()}
            value={values.unit}
            options={[
              ['percent', m.coupon_percent()],
              ['amount', m.coupon_dollars()],
            ]}
            onChange={(unit) => set({ unit: unit as Values['unit'] })}
          />
          <Field
            label={values.unit === 'percent' ? m.coupon_percent() : m.coupon_dollars()}
            error={errors.percent ?? errors.amount}
            inputMode="decimal"
            value={values.off}
            onChange={({ target }) => set({ off: target.value })}
          />
        </div>
        <Choice
          label={m.coupon_for()}
          value={values.scope}
          options={SCOPES.map(([value, label]) => [value, label()])}
          onChange={(scope) => set({ scope })}
        />
        {values.scope === 'product' && (
          <ProductField product={values.product} error={errors.product} onChange={(product) => set({ product })} />
        )}
        <div className="coupon-pair stack">
          <Field
            label={m.coupon_from_day()}
            type="date"
            error={errors.startsAt}
            value={values.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <Field
            label={m.coupon_last_day()}
            type="date"
            error={errors.endsAt}
            value={values.lastDay}
            onChange={({ target }) => set({ lastDay: target.value })}
          />
          <Field
            label={m.coupon_max_uses()}
            error={errors.maxUses}
            inputMode="numeric"
            placeholder={m.coupon_no_limit()}
            value={values.maxUses}
            onChange={({ target }) => set({ maxUses: target.value })}
          />
          <Field
            label={m.coupon_max_each()}
            error={errors.maxEach}
            inputMode="numeric"
            placeholder={m.coupon_no_limit()}
            value={values.maxEach}
            onChange={({ target }) => set({ maxEach: target.value })}
          />
        </div>
        <label className="coupon-check row">
          <input
            type="checkbox"
            checked={values.firstOnly}
            onChange={({ target }) => set({ firstOnly: target.checked })}
          />
          {m.coupon_first_only()}
        </label>
        <PriceHint unit={values.unit} off={latinDigits(values.off)} scope={values.scope} product={values.product} />
        <div role="alert">{errors.body && <FieldError text={errors.body} />}</div>
        <button className="button button-primary button-large button-wide" disabled={isBusy}>
          {isBusy && <span className="spinner" />}
          {m.coupon_save()}
        </button>
        {coupon && (
          <EndCoupon
            coupon={coupon}
            isBusy={isBusy}
            setEnded={(ended) => void form.run(() => setEnded(coupon, ended))}
            onDeleted={onSaved}
          />
        )}
      </form>
    </section>
  )
}

type EndCouponProps = {
  coupon: Coupon
  isBusy: boolean
  setEnded: (ended: boolean) => void
  onDeleted: () => void
}

/** Orders refer to a used coupon, so it can only be ended. An unused one can also be deleted. */
function EndCoupon({ coupon, isBusy, setEnded, onDeleted }: EndCouponProps) {
  const { _id: id, code, used, state } = coupon
  const [isDeleting, setIsDeleting] = useState(false)
  const isEnded = state === 'ended'
  return (
    <div className="coupon-ways beside">
      <button type="button" className="button" disabled={isBusy} onClick={() => setEnded(!isEnded)}>
        {isEnded ? m.coupon_run_again() : m.coupon_end()}
      </button>
      {used === 0 && (
        <button type="button" className="button button-danger" disabled={isBusy} onClick={() => setIsDeleting(true)}>
          {m.delete_button()}
        </button>
      )}
      <DeleteDialog
        open={isDeleting}
        name={code}
        remove={() => api('DELETE /coupons/{id}', { params: { id } })}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: [value: string, label: string][]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function valuesOf(coupon: Coupon | null): Values {
  if (!coupon) {
    const empty = { product: null, from: '', lastDay: '', maxUses: '', maxEach: '1', firstOnly: false }
    return { code: '', unit: 'percent', off: '', scope: 'all', ...empty }
  }
  const { code, percent, amount, product, productName, category, kind } = coupon
  const scope = product ? 'product' : category ? `category:${category}` : kind ? `kind:${kind}` : 'all'
  return {
    code,
    unit: percent === null ? 'amount' : 'percent',
    off: String(percent ?? amount),
    scope,
    product: product ? { id: product, name: productName ?? '', kind: null } : null,
    from: dayOf(coupon.startsAt),
    lastDay: dayOf(coupon.endsAt, -1),
    maxUses: String(coupon.maxUses ?? ''),
    maxEach: String(coupon.maxEach ?? ''),
    firstOnly: coupon.firstOnly,
  }
}

/** Unselected options are sent empty, so that a change clears them. */
function bodyOf({ code, unit, off, scope, product, from, lastDay, maxUses, maxEach, firstOnly }: Values) {
  const [field, choice = ''] = scope.split(':') as [string, string?]
  const typed = latinDigits(off).trim()
  return {
    code,
    percent: unit === 'percent' ? typed : '',
    amount: unit === 'amount' ? typed : '',
    product: field === 'product' ? (product?.id ?? 'none') : '',
    category: (field === 'category' ? choice : '') as '',
    kind: (field === 'kind' ? choice : '') as '',
    startsAt: startOfDay(from),
    endsAt: startOfDay(lastDay, 1),
    maxUses: latinDigits(maxUses).trim(),
    maxEach: latinDigits(maxEach).trim(),
    firstOnly,
  }
}
