// How the site writes and sorts the times of live classes, whatever the visitor's zone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedBatch } from '#contract/calls/live/live.ts'
import { weeklyDates, momentsOf } from '../../../web/live/hosting/class-plan.ts'
import { daysOf, nextAfter } from '../../../web/live/timetable/timetable-days.ts'
import { instantOf, offsetOf } from '#contract/live/zoned-times.ts'
import { isDhakaTime, placeOf } from '../../../web/live/zones.ts'
import { overwriteGetLocale } from '../../../web/paraglide/runtime.js'
import { clockIn, weekdayIn } from '../../../web/ui/zoned-times.ts'

overwriteGetLocale(() => 'en')

const NOW = Date.parse('2026-11-17T09:00:00Z')

function batchAt(startsAt: string, state: 'planned' | 'cancelled' | 'over' = 'planned'): ListedBatch {
  return {
    _id: startsAt,
    programme: 4,
    subject: 'Coding',
    title: 'First games in Scratch',
    tutor: 'Rafid Kobiraj',
    img: '',
    price: 32,
    fullPrice: 32,
    seats: 4,
    seatsLeft: 2,
    isJoinable: true,
    staysOpen: false,
    classesLeft: 1,
    nextAt: startsAt,
    minutes: 60,
    classes: 1,
    firstAt: startsAt,
    zone: 'Asia/Dhaka',
    sessions: [{ _id: startsAt, startsAt, minutes: 60, state }],
  }
}

test('a class is listed on the day that the visitor’s calendar shows', () => {
  // It is 6:30 in Dhaka, but still the evening before in New York.
  const week = { batches: [batchAt('2026-11-19T00:30:00Z')], from: null, now: NOW }
  const dayIn = (zone: string) => daysOf(week, zone).find(({ classes }) => classes.length)?.date
  assert.equal(dayIn('Asia/Dhaka'), '2026-11-19')
  assert.equal(dayIn('America/New_York'), '2026-11-18')
})

test('the timetable begins today and leaves out past and cancelled classes', () => {
  const batches = [
    batchAt('2026-11-17T07:30:00Z'),
    batchAt('2026-11-17T12:00:00Z', 'cancelled'),
    batchAt('2026-11-17T08:30:00Z'),
  ]
  const days = daysOf({ batches, from: null, now: NOW }, 'Asia/Dhaka')
  assert.deepEqual(
    days.map(({ date }) => date),
    ['17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`),
  )
  assert.deepEqual(
    days[0]!.classes.map(({ startsAt }) => startsAt),
    ['2026-11-17T08:30:00Z'],
  )
})

test('an empty week leads to the next class after it', () => {
  const batches = [batchAt('2026-12-08T12:00:00Z'), batchAt('2026-12-01T12:00:00Z')]
  const days = daysOf({ batches, from: null, now: NOW }, 'Asia/Dhaka')
  assert.equal(nextAfter(batches, days, 'Asia/Dhaka'), '2026-12-01T12:00:00Z')
})

test('a time is written in any zone, and Bengali names the part of the day', () => {
  assert.equal(clockIn('2026-11-17T12:00:00Z', 'Asia/Dubai'), '4:00 pm')
  assert.equal(clockIn('2026-11-17T12:00:00Z', 'Asia/Dhaka'), '6:00 pm')
  assert.equal(weekdayIn('2026-11-17T12:00:00Z', 'Asia/Dhaka'), 'Tuesday 17 November')
  overwriteGetLocale(() => 'bn')
  try {
    assert.equal(clockIn('2026-11-17T12:00:00Z', 'Asia/Dhaka'), 'সন্ধ্যা ৬:০০')
    assert.equal(placeOf('Asia/Kuala_Lumpur'), 'মালয়েশিয়া')
    assert.equal(placeOf('Asia/Kolkata'), 'Kolkata')
  } finally {
    overwriteGetLocale(() => 'en')
  }
  assert.equal(placeOf('America/New_York'), 'New York')
})

test('the distance to Dhaka follows the clocks of the other zone', () => {
  assert.equal(offsetOf('Europe/London', '2026-07-01T12:00:00Z'), 60)
  assert.equal(offsetOf('Europe/London', '2026-12-01T12:00:00Z'), 0)
  assert.equal(offsetOf('Asia/Kathmandu', '2026-12-01T12:00:00Z'), 345)
  assert.equal(isDhakaTime('Asia/Almaty', NOW), false)
  assert.equal(isDhakaTime('Asia/Thimphu', NOW), true)
})

test('a time that changing clocks skip is an hour later, and one they show twice is the first', () => {
  assert.equal(
    instantOf({ day: '2027-03-14', at: '02:30' }, 'America/New_York').toISOString(),
    '2027-03-14T07:30:00.000Z',
  )
  assert.equal(
    instantOf({ day: '2026-11-01', at: '01:30' }, 'America/New_York').toISOString(),
    '2026-11-01T05:30:00.000Z',
  )
  assert.equal(
    instantOf({ day: '2027-03-14', at: '18:00' }, 'America/New_York').toISOString(),
    '2027-03-14T22:00:00.000Z',
  )
  assert.equal(instantOf({ day: '2026-11-17', at: '18:00' }, 'Asia/Dhaka').toISOString(), '2026-11-17T12:00:00.000Z')
})

test('a weekly plan keeps its hour when the clocks of its zone change', () => {
  const dates = weeklyDates({ from: '2027-03-08', weekdays: [1, 3], at: '18:00', count: 4 })
  assert.deepEqual(
    dates.map(({ day }) => day),
    ['2027-03-08', '2027-03-10', '2027-03-15', '2027-03-17'],
  )
  assert.deepEqual(momentsOf(dates, 'America/New_York').slice(1, 3), [
    '2027-03-10T23:00:00.000Z',
    '2027-03-15T22:00:00.000Z',
  ])
})

test('a plan without days has no classes', () => {
  assert.deepEqual(weeklyDates({ from: '2027-03-08', weekdays: [], at: '18:00', count: 4 }), [])
  assert.deepEqual(momentsOf([{ day: '', at: '18:00' }], 'Asia/Dhaka'), [])
})
