// Asserts that an answer is an error in the shape that all errors share.
import assert from 'node:assert/strict'
import type { Answer } from './test-server.ts'

export function assertError(answer: Answer, status: number, code?: string): void {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.headers.get('content-type'), 'application/json')
  assert.equal(typeof answer.json?.error, 'string', answer.text)
  assert.equal(typeof answer.json?.message, 'string', answer.text)
  if (code) assert.equal(answer.json.error, code)
}
