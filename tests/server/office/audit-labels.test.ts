import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { AuditKind } from '#contract/record-states.ts'
import { actionLabel } from '../../../web/office/records/labels.ts'
import { overwriteGetLocale } from '../../../web/paraglide/runtime.js'
import { wording } from '../../helpers/wording.ts'

const labels = (kind: AuditKind) => [actionLabel('accept', kind), actionLabel('sendBack', kind)]

describe('an accepted or returned item in the audit', () => {
  beforeEach(() => overwriteGetLocale(() => 'en'))

  it('is a review for courses and batches', () => {
    const review = [wording('audit_accept_review'), wording('audit_send_back_review')]
    assert.deepEqual([labels('course'), labels('live')], [review, review])
  })

  it('is a payment for orders', () => {
    assert.deepEqual(labels('order'), [wording('audit_accept_payment'), wording('audit_send_back_payment')])
  })

  it('has the label of its action otherwise', () => {
    assert.equal(actionLabel('refund', 'order'), wording('audit_refund'))
    assert.equal(actionLabel('delete', 'course'), wording('audit_delete'))
  })
})
