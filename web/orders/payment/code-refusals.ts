// Explains why a code was refused. Only the payment page needs these messages, so other pages don't load them.
import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import type { OfCodes } from '../../session/explain-field.ts'
import { day } from '../../ui/numbers.ts'

const MESSAGES: Record<OfCodes, (values: { text: string }) => string> = {
  wrong_promo_code: m.field_wrong_promo_code,
  coupon_ended: m.field_coupon_ended,
  coupon_not_yet: m.field_coupon_not_yet,
  coupon_used_up: m.field_coupon_used_up,
  coupon_used_by_you: m.field_coupon_used_by_you,
  coupon_elsewhere: m.field_coupon_elsewhere,
  coupon_first_only: m.field_coupon_first_only,
}

const refusalOf = ({ codes }: ApiError) => codes.promoCode ?? codes.coupon

export const isCodeRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && refusalOf(error) !== undefined

export function explainCodeRefusal(error: ApiError): string {
  const { code = '', text } = refusalOf(error) ?? {}
  const params = { text: text ? day(text) : '' }
  return Object.hasOwn(MESSAGES, code) ? MESSAGES[code as OfCodes](params) : m.field_wrong_promo_code()
}
