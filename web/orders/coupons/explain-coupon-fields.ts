// Explains why a coupon was refused. Only this form needs the messages, so other pages don't load them.
import type { ErrorBody } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { explainFields, type OfCodes, type OfCoupons } from '../../session/explain-field.ts'

const MESSAGES: Record<Exclude<OfCoupons, OfCodes>, () => string> = {
  not_a_coupon_code: m.field_not_a_coupon_code,
  code_taken: m.field_code_taken,
  code_in_use: m.field_code_in_use,
  only_one: m.field_only_one,
  before_start: m.field_before_start,
}

export function explainCouponFields(error: Pick<ErrorBody, 'fields' | 'codes'>): Record<string, string> {
  const words = explainFields(error)
  for (const [name, { code }] of Object.entries(error.codes ?? {})) {
    if (Object.hasOwn(MESSAGES, code)) words[name] = MESSAGES[code as keyof typeof MESSAGES]()
    // An empty choice is sent as an id that can't exist.
    if (name === 'product' && code === 'not_an_id') words[name] = m.coupon_product_missing()
  }
  return words
}
