import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FILE_KINDS } from '#contract/files/file-states.ts'
import { KIND_LABELS } from '../../../web/files/uploads/file-kinds.ts'

test('the list of files can be narrowed by every kind of file, and by no other kind of lesson', () => {
  assert.deepEqual(Object.keys(KIND_LABELS).toSorted(), FILE_KINDS.toSorted())
})
