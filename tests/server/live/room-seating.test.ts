// Who is large and small in a live class, and whose picture keeps its place.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RoomPerson } from '#contract/calls/live/room.ts'
import { handsOf, inOrder, onStage, smallPictures } from '../../../web/live/room/seating.ts'

const person = (id: string, more: Partial<RoomPerson> = {}): RoomPerson => ({
  id,
  name: id,
  role: 'learner',
  hand: null,
  isAway: false,
  mic: false,
  camera: true,
  screen: false,
  soundOnly: false,
  ...more,
})
const ids = (people: RoomPerson[]) => people.map(({ id }) => id).join(' ')

test('the tutor comes first, then raised hands in order, then the others as they came', () => {
  const people = [person('a'), person('b', { hand: 20 }), person('c', { hand: 10 }), person('t', { role: 'host' })]
  assert.equal(ids(inOrder(people)), 't c b a')
  assert.equal(ids(handsOf(people)), 'c b')
})

test('the stage belongs to the pinned person, the spotlight, the shared screen or the teacher', () => {
  const people = [person('me'), person('a', { hand: 1 }), person('b'), person('t', { role: 'host' })]
  const sharing = people.map((each) => (each.id === 't' ? { ...each, screen: true } : each))
  const stage = (of: RoomPerson[], chosen: { pin?: string; spotlight?: string; you?: string } = {}) =>
    onStage(of, { you: 'me', pin: null, spotlight: null, ...chosen })?.id ?? null
  assert.equal(stage(people), 't')
  assert.equal(stage(sharing), 't')
  assert.equal(stage(sharing, { spotlight: 'a' }), 'a')
  assert.equal(stage(sharing, { spotlight: 'a', pin: 'b' }), 'b')
  assert.equal(stage(people, { pin: 'gone', spotlight: 'gone' }), 't')
  // People don't see their own large picture.
  assert.equal(stage(people, { spotlight: 'me' }), 't')
  // Without the teacher, learners wait. Hosts see the first person who came, not the first raised hand.
  assert.equal(stage(people.slice(0, 3)), null)
  assert.equal(stage(people, { you: 't' }), 'me')
  assert.equal(stage(sharing, { you: 't' }), 't')
  assert.equal(stage(people.slice(3), { you: 't' }), null)
})

test('a small picture keeps its slot while it is wanted, and five are wanted at most', () => {
  assert.deepEqual(smallPictures([], ['a', 'b', 'c']), ['a', 'b', 'c'])
  assert.deepEqual(smallPictures(['a', 'b', 'c'], ['c', 'd', 'a']), ['a', 'd', 'c'])
  assert.deepEqual(smallPictures(['a', 'b', 'c'], ['c']), ['c'])
  assert.equal(smallPictures([], ['1', '2', '3', '4', '5', '6']).length, 5)
})
