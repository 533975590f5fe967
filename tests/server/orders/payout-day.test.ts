import assert from 'node:assert/strict'
import { it } from 'node:test'
import { payoutDay } from '../../../web/orders/earnings/payout-day.ts'
import { overwriteGetLocale } from '../../../web/paraglide/runtime.js'

it('writes the day of the payout with its ending in English, and in Bengali digits', () => {
  overwriteGetLocale(() => 'en')
  assert.deepEqual(
    [1, 2, 3, 5, 11, 21, 22].map((day) => payoutDay(day)),
    ['1st', '2nd', '3rd', '5th', '11th', '21st', '22nd'],
  )
  overwriteGetLocale(() => 'bn')
  assert.equal(payoutDay(5), '৫')
})
