// Who is large and small in a live class, and whose picture keeps its place.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RoomPerson } from '#contract/room.ts'
import { handsOf, inOrder, onStage, smallPictures } from '../../web/live/room/seating.ts'

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

test('a shared screen is large, else whoever spoke last, else the tutor', () => {
  const tutor = person('t', { role: 'host' })
  const people = [person('me'), person('a'), tutor]
  assert.equal(onStage(people, 'me', 'a')?.id, 'a')
  assert.equal(onStage(people, 'me', null)?.id, 't')
  assert.equal(onStage([...people, person('s', { screen: true })], 'me', 'a')?.id, 's')
  assert.equal(onStage([person('me')], 'me', null), null)
})

test('a small picture keeps its slot while it is wanted, and five are wanted at most', () => {
  assert.deepEqual(smallPictures([], ['a', 'b', 'c']), ['a', 'b', 'c'])
  assert.deepEqual(smallPictures(['a', 'b', 'c'], ['c', 'd', 'a']), ['a', 'd', 'c'])
  assert.deepEqual(smallPictures(['a', 'b', 'c'], ['c']), ['c'])
  assert.equal(smallPictures([], ['1', '2', '3', '4', '5', '6']).length, 5)
})
