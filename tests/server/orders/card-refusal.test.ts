// What a buyer reads when a card was refused.
import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { explainCardRefusal } from '../../../web/orders/cards/card-refusal.ts'
import { overwriteGetLocale } from '../../../web/paraglide/runtime.js'
import { wording } from '../../helpers/wording.ts'

describe('a refused card', () => {
  after(() => overwriteGetLocale(() => 'en'))

  for (const [code, declineCode, english, bengali] of [
    ['card_declined', 'insufficient_funds', 'There isn’t enough money on this card.', 'এই কার্ডে যথেষ্ট টাকা নেই।'],
    ['expired_card', undefined, 'This card has expired.', 'এই কার্ডের মেয়াদ শেষ।'],
    ['incorrect_cvc', undefined, 'The security code isn’t right.', 'নিরাপত্তা কোডটি ঠিক নয়।'],
    [
      'a_code_of_tomorrow',
      undefined,
      'Your bank declined this card. Try another one.',
      'ব্যাংক এই কার্ড থেকে টাকা দেয়নি। অন্য কার্ড দিয়ে চেষ্টা করুন।',
    ],
  ] as const) {
    it(`is explained after ${declineCode ?? code}, first that nothing was charged`, () => {
      const error = { code, ...(declineCode && { decline_code: declineCode }), message: 'Your card was refused.' }
      overwriteGetLocale(() => 'en')
      assert.equal(explainCardRefusal(error), `Nothing was charged. ${english}`)
      overwriteGetLocale(() => 'bn')
      assert.equal(explainCardRefusal(error), `কোনো টাকা কাটা হয়নি। ${bengali}`)
    })
  }

  it('that is not typed completely was never sent, so nothing is said about money', () => {
    overwriteGetLocale(() => 'en')
    const words = explainCardRefusal({ code: 'incomplete_number' })
    assert.equal(words, wording('payment_card_incomplete'))
  })
})
