// Sizes as pages show them.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { size } from '../../../web/files/amounts.ts'

describe('a size', () => {
  for (const [bytes, expected] of [
    [0, '0 MB'],
    [1, '1 KB'],
    [340_946, '341 KB'],
    [1_449_000, '1.4 MB'],
    [51_000_000, '51 MB'],
  ] as const) {
    it(`shows ${bytes} bytes as ${expected}`, () => assert.equal(size(bytes).replace('\u00a0', ' '), expected))
  }
})
