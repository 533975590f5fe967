// The redirect after signing in.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { returnPath } from '../../../web/session/return-path.ts'

describe('the way back after signing in', () => {
  it('leads to the requested page, with its query and fragment', () => {
    for (const path of ['/books', '/searchCourse/a%2Fb?x=//y', '/myOrder#unpaid']) assert.equal(returnPath(path), path)
  })

  it('never leads to another site or runs a script', () => {
    for (const from of [
      '//evil.test',
      '/.//evil.test',
      '/\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '',
      null,
    ]) {
      assert.equal(returnPath(from), '/', String(from))
    }
  })

  it('never leads back to a page that asks to sign in', () => {
    for (const from of ['/login', '/register?x', '/signedIn/']) assert.equal(returnPath(from), '/', from)
  })
})
